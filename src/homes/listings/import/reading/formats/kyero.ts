import { attributeOf, elementAt, elementsAt, saysYes, textAt, type XmlElement } from '../xml/xml-element.ts'
import { amountOf, currencySign, type HomeCells, inWords, pictures } from './home-cells.ts'
import { cellsAt, type XmlFormat } from './named-format.ts'

/** Kyero 3, which agents of Spain, Portugal, France and Italy send to portals. */
export const kyero: XmlFormat = {
  name: 'Kyero',
  fits: (root, start) => root === 'root' && /<kyero\b/i.test(start),
  isHome: (path) => path.length === 2 && path[1] === 'property',
  toHomes: (home, around) => [toHome(home, around)],
}

function toHome(home: XmlElement, around: ReadonlyMap<string, string>): HomeCells {
  const period = textAt(home, 'price_freq').toLowerCase()
  const isRent = /month|week|day|night|year/.test(period)
  const price = amountOf(textAt(home, 'price'))
  const agent = (name: string): string => textAt(home, `agent/${name}`) || (around.get(`root/agent/${name}`) ?? '')
  const yes = (name: string): string => (saysYes(textAt(home, name)) ? 'yes' : '')
  return {
    ...cellsAt(home, {
      ListingKey: ['id', 'ref'],
      ListingId: ['ref', 'id'],
      BedroomsTotal: 'beds',
      BathroomsTotalDecimal: 'baths',
      City: 'town',
      StateOrProvince: 'province',
      Country: 'country',
      SubdivisionName: 'location_detail',
      PostalCode: 'postcode',
      Latitude: 'location/latitude',
      Longitude: 'location/longitude',
      VirtualTourURLUnbranded: 'virtual_tour_url',
      Video: 'video_url',
      'Energy Rating': 'energy_rating/consumption',
      'Emissions Rating': 'energy_rating/emissions',
    }),
    StandardStatus: 'Active',
    PropertyType: isRent ? 'Residential Lease' : 'Residential',
    PropertySubType: inWords(textAt(home, 'type')),
    CurrencySymbol: currencySign(textAt(home, 'currency')) ?? '€',
    ListPrice: price,
    LeaseAmount: isRent ? price : null,
    LeaseAmountFrequency: /week/.test(period)
      ? 'Weekly'
      : /day|night/.test(period)
        ? 'Daily'
        : /year/.test(period)
          ? 'Annually'
          : 'Monthly',
    LivingArea: amountOf(textAt(home, 'surface_area/built')),
    LivingAreaUnits: 'Square Meters',
    LotSizeArea: amountOf(textAt(home, 'surface_area/plot')),
    LotSizeUnits: 'Square Meters',
    ListingURL: inLanguage(elementAt(home, 'url')),
    PublicRemarks: inLanguage(elementAt(home, 'desc')),
    PoolPrivateYN: yes('pool'),
    'New Build': yes('new_build'),
    Leasehold: yes('leasehold'),
    'Part Ownership': yes('part_ownership'),
    Features: elementsAt(home, 'features/feature')
      .map((each) => inWords(each.text))
      .join(', '),
    Images: picturesOf(home),
    ListAgentEmail: textAt(home, 'email') || agent('email'),
    ListAgentPreferredPhone: agent('tel') || agent('mob'),
    ListOfficeName: agent('name'),
    ListOfficePhone: agent('tel'),
  }
}

/** Texts in several languages: the English one, or the first. */
function inLanguage(element: XmlElement | undefined): string {
  if (element === undefined) return ''
  const said = element.children.filter(({ text }) => text.trim() !== '')
  const chosen = said.find(({ name }) => name.toLowerCase() === 'en') ?? said[0]
  return (chosen ?? element).text.trim()
}

function picturesOf(home: XmlElement): string[] | null {
  const found = elementsAt(home, 'images/image').map((image, index) => ({
    order: Number(attributeOf(image, 'id')) || index + 1,
    address: textAt(image, 'url') || image.text.trim(),
  }))
  return pictures(found.sort((a, b) => a.order - b.order).map(({ address }) => address))
}
