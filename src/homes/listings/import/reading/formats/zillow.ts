import { elementsAt, saysYes, textAt, type XmlElement } from '../xml/xml-element.ts'
import { amountOf, countOf, type HomeCells, inWords, joined, pictures } from './home-cells.ts'
import { cellsAt, type XmlFormat } from './named-format.ts'

/** Zillow's Interchange Format, which brokers of the United States write for Zillow and those who read the same. */
export const zillow: XmlFormat = {
  name: 'Zillow',
  fits: (root, start) => root === 'listings' && /<BasicDetails\b|<ListingDetails\b/i.test(start),
  isHome: (path) => path.length === 2 && path[1] === 'listing',
  toHomes: (home) => [toHome(home)],
}

/** What of it is for sale or let, and where it stands. */
function statusOf(text: string): { standard: string; word: string; isRent: boolean } {
  const isRent = /rent|lease/i.test(text)
  const standard = /pending/i.test(text)
    ? 'Pending'
    : /contingent|under contract/i.test(text)
      ? 'Active Under Contract'
      : /sold|closed|rented|leased/i.test(text)
        ? 'Closed'
        : /coming/i.test(text)
          ? 'Coming Soon'
          : /withdrawn|off.?market|cancel|expired|removed/i.test(text)
            ? 'Withdrawn'
            : 'Active'
  return { standard, word: /^active$|^for (?:sale|rent)$/i.test(text) ? '' : inWords(text), isRent }
}

function toHome(home: XmlElement): HomeCells {
  const { standard, word, isRent } = statusOf(textAt(home, 'ListingDetails/Status'))
  const price = amountOf(textAt(home, 'ListingDetails/Price'))
  const acres = amountOf(textAt(home, 'BasicDetails/LotSize'))
  const hides = saysYes(textAt(home, 'Location/DisplayAddress')) === false
  return {
    ...cellsAt(home, {
      ListingKey: ['ListingDetails/MlsId', 'ListingDetails/ProviderListingId'],
      ListingId: ['ListingDetails/MlsId', 'ListingDetails/ProviderListingId'],
      ListingURL: 'ListingDetails/ListingUrl',
      VirtualTourURLUnbranded: 'ListingDetails/VirtualTourUrl',
      BedroomsTotal: 'BasicDetails/Bedrooms',
      YearBuilt: 'BasicDetails/YearBuilt',
      PublicRemarks: 'BasicDetails/Description',
      Title: 'BasicDetails/Title',
      City: 'Location/City',
      StateOrProvince: 'Location/State',
      PostalCode: 'Location/Zip',
      CountyOrParish: 'Location/County',
      Latitude: 'Location/Lat',
      Longitude: 'Location/Long',
      SubdivisionName: 'Neighborhood/Name',
      ParkingTotal: 'RichDetails/NumParkingSpaces',
      RoomsTotal: 'RichDetails/RoomCount',
      Heating: 'RichDetails/HeatingSystems/HeatingSystem',
      Cooling: 'RichDetails/CoolingSystems/CoolingSystem',
      SecurityDeposit: 'RentalDetails/DepositFees',
      'Available From': 'RentalDetails/Availability',
      LeaseTerm: 'RentalDetails/LeaseTerm',
      ListAgentEmail: 'Agent/EmailAddress',
      ListAgentPreferredPhone: ['Agent/MobilePhoneLineNumber', 'Agent/OfficeLineNumber'],
      ListOfficeName: ['Office/BrokerageName', 'Office/OfficeName'],
      ListOfficePhone: ['Office/BrokerPhone', 'Office/OfficePhone'],
    }),
    StandardStatus: standard,
    MlsStatus: word,
    PropertyType: isRent ? 'Residential Lease' : 'Residential',
    PropertySubType: inWords(textAt(home, 'BasicDetails/PropertyType')),
    CurrencySymbol: '$',
    ListPrice: price,
    LeaseAmount: isRent ? price : null,
    // The total counts rooms: 3 beside 2 full and 1 half.
    BathroomsTotalDecimal:
      totalUnlessParts(home, 'BasicDetails/Bathrooms', 'BasicDetails/FullBathrooms') ??
      bathsOf(home, [
        ['BasicDetails/FullBathrooms', 1],
        ['BasicDetails/ThreeQuarterBathrooms', 0.75],
        ['BasicDetails/HalfBathrooms', 0.5],
        ['BasicDetails/QuarterBathrooms', 0.25],
      ]),
    LivingArea: amountOf(textAt(home, 'BasicDetails/LivingArea')),
    LivingAreaUnits: 'Square Feet',
    LotSizeArea: acres,
    LotSizeUnits: 'Acres',
    AssociationFee: amountOf(textAt(home, 'BasicDetails/HOADues', 'HOAFees/HOAFee', 'ListingDetails/HOADues')),
    UnparsedAddress: joined([textAt(home, 'Location/StreetAddress'), unitOf(textAt(home, 'Location/UnitNumber'))]),
    InternetAddressDisplayYN: hides ? 'false' : null,
    Images: pictures(elementsAt(home, 'Pictures/Picture').map((each) => textAt(each, 'PictureUrl'))),
    Appliances: elementsAt(home, 'RichDetails/Appliances/Appliance')
      .map(({ text }) => text.trim())
      .join(', '),
    OpenHouse: elementsAt(home, 'OpenHouses/OpenHouse').map((each) => ({
      OpenHouseDate: textAt(each, 'Date'),
      OpenHouseStartTime: textAt(each, 'StartTime'),
      OpenHouseEndTime: textAt(each, 'EndTime'),
    })),
    ListAgentFullName: joined([textAt(home, 'Agent/FirstName'), textAt(home, 'Agent/LastName')]),
  }
}

/** The format that Trulia had, which many programs still write. */
export const trulia: XmlFormat = {
  name: 'Trulia',
  fits: (root, start) =>
    root === 'properties' && /<(?:landing-page|num-bedrooms|street-address|city-name)\b/i.test(start),
  isHome: (path) => path.length === 2 && path[1] === 'property',
  toHomes: (home) => [truliaHome(home)],
}

function truliaHome(home: XmlElement): HomeCells {
  const { standard, word } = statusOf(textAt(home, 'status'))
  const isRent = /rent|lease|sublet/i.test(`${textAt(home, 'listing-type')} ${textAt(home, 'status')}`)
  const price = amountOf(textAt(home, 'details/price'))
  const hides = saysYes(textAt(home, 'location/display-address')) === false
  return {
    ...cellsAt(home, {
      ListingKey: ['details/mlsId', 'details/provider-listingid'],
      ListingId: ['details/mlsId', 'details/provider-listingid'],
      ListingURL: 'landing-page/lp-url',
      VirtualTourURLUnbranded: ['landing-page/virtual-tour-url', 'virtual-tour/virtual-tour-url'],
      BedroomsTotal: 'details/num-bedrooms',
      YearBuilt: 'details/year-built',
      PublicRemarks: 'details/description',
      Title: 'details/listing-title',
      City: 'location/city-name',
      StateOrProvince: 'location/state-code',
      PostalCode: 'location/zipcode',
      CountyOrParish: 'location/county',
      Latitude: 'location/latitude',
      Longitude: 'location/longitude',
      SubdivisionName: ['neighborhood/neighborhood-name', 'location/neighborhood-name'],
      SecurityDeposit: 'rental-terms/deposit',
      OnMarketDate: 'details/date-listed',
      ListAgentFullName: 'agent/agent-name',
      ListAgentEmail: 'agent/agent-email',
      ListAgentPreferredPhone: 'agent/agent-phone',
      ListOfficeName: ['brokerage/brokerage-name', 'office/office-name'],
      ListOfficePhone: ['brokerage/brokerage-phone', 'office/office-phone'],
      LotSizeArea: 'details/lot-size',
    }),
    StandardStatus: standard,
    MlsStatus: word,
    PropertyType: isRent ? 'Residential Lease' : 'Residential',
    PropertySubType: inWords(textAt(home, 'details/property-type')),
    CurrencySymbol: '$',
    ListPrice: price,
    LeaseAmount: isRent ? price : null,
    LeaseAmountFrequency: /week/i.test(textAt(home, 'rental-terms/price-term')) ? 'Weekly' : 'Monthly',
    BathroomsTotalDecimal:
      totalUnlessParts(home, 'details/num-bathrooms', 'details/num-full-bathrooms') ??
      bathsOf(home, [
        ['details/num-full-bathrooms', 1],
        ['details/num-half-bathrooms', 0.5],
      ]),
    LivingArea: amountOf(textAt(home, 'details/living-area-square-feet', 'details/square-feet')),
    LivingAreaUnits: 'Square Feet',
    // In acres where it is small: no lot of a home has fifty square feet.
    LotSizeUnits: (amountOf(textAt(home, 'details/lot-size')) ?? 0) < 50 ? 'Acres' : 'Square Feet',
    AssociationFee: amountOf(textAt(home, 'hoa-fees/hoa-fee')),
    AssociationFeeFrequency: inWords(textAt(home, 'hoa-fees/hoa-period')),
    UnparsedAddress: joined([textAt(home, 'location/street-address'), unitOf(textAt(home, 'location/unit-number'))]),
    InternetAddressDisplayYN: hides ? 'false' : null,
    Images: pictures(elementsAt(home, 'pictures/picture').map((each) => textAt(each, 'picture-url'))),
  }
}

/** The format of HotPads, for homes to let. */
export const hotPads: XmlFormat = {
  name: 'HotPads',
  fits: (root) => root === 'hotpadsitems',
  isHome: (path) => path.length === 2 && path[1] === 'listing',
  toHomes: (home, around) => [hotPadsHome(home, around.get('hotpadsitems/company/name') ?? '')],
}

function hotPadsHome(home: XmlElement, company: string): HomeCells {
  const isRent = !/sale/i.test(textAt(home, '@type'))
  const price = amountOf(textAt(home, 'price', 'price@amount'))
  const period = textAt(home, 'pricingFrequency')
  return {
    ...cellsAt(home, {
      ListingKey: '@id',
      ListingId: '@id',
      ListingURL: 'website',
      VirtualTourURLUnbranded: 'virtualTourUrl',
      BedroomsTotal: 'numBedrooms',
      PublicRemarks: ['description', 'previewMessage'],
      Title: 'name',
      City: 'city',
      StateOrProvince: 'state',
      PostalCode: 'zip',
      Country: 'country',
      Latitude: 'latitude',
      Longitude: 'longitude',
      SecurityDeposit: 'deposit',
      LeaseTerm: 'leaseTerm',
      'Available From': 'dateAvailable',
      ListAgentFullName: 'contactName',
      ListAgentEmail: 'contactEmail',
      ListAgentPreferredPhone: 'contactPhone',
    }),
    ListOfficeName: company,
    StandardStatus: 'Active',
    PropertyType: isRent ? 'Residential Lease' : 'Residential',
    PropertySubType: inWords(textAt(home, '@propertyType')),
    CurrencySymbol: '$',
    ListPrice: price,
    LeaseAmount: isRent ? price : null,
    LeaseAmountFrequency: /week/i.test(period) ? 'Weekly' : /day|night/i.test(period) ? 'Daily' : 'Monthly',
    BathroomsTotalDecimal: bathsOf(home, [
      ['numFullBaths', 1],
      ['numHalfBaths', 0.5],
    ]),
    LivingArea: amountOf(textAt(home, 'squareFeet')),
    LivingAreaUnits: 'Square Feet',
    AssociationFee: amountOf(textAt(home, 'HOA-Fee')),
    UnparsedAddress: joined([textAt(home, 'street'), unitOf(textAt(home, 'unit'))]),
    InternetAddressDisplayYN: saysYes(textAt(home, 'street@hide')) === true ? 'false' : null,
    Images: pictures(elementsAt(home, 'ListingPhoto').map((each) => textAt(each, '@source', 'source'))),
    Amenities: elementsAt(home, 'ListingTag')
      .map((each) => textAt(each, 'tag'))
      .join(', '),
  }
}

function totalUnlessParts(home: XmlElement, total: string, full: string): number | null {
  return countOf(textAt(home, full)) === null ? countOf(textAt(home, total)) : null
}

function bathsOf(home: XmlElement, parts: readonly (readonly [path: string, share: number])[]): number | null {
  const counts = parts.map(([path, share]) => ({ count: countOf(textAt(home, path)), share }))
  if (counts.every(({ count }) => count === null)) return null
  return counts.reduce((sum, { count, share }) => sum + (count ?? 0) * share, 0)
}

function unitOf(unit: string): string {
  return unit === '' || /^[#\p{L}]/u.test(unit) ? unit : `#${unit}`
}
