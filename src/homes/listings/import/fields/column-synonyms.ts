import { type ListingField, listingFieldNames } from '../../listing.ts'

/** What a column may fill: a field, or the price that is the rent of a rental and the sale price of all else. */
export type ImportTarget = ListingField | 'Price'

export const importTargets: readonly ImportTarget[] = [...listingFieldNames, 'Price']

/** Letters and digits of a name in lower case: "sq__ft", "Sq Ft" and "SqFt" are one. */
export function foldName(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{Nd}]/gu, '')
}

/** Names of columns in the wild, the surer ones first. All are folded. */
const synonyms: Partial<Record<ImportTarget, string>> = {
  SaleType: 'listingtype offertype offer transactiontype transaction saleorrent rentorsale purpose dealtype type',
  Status: 'listingstatus mlsstatus standardstatus marketstatus availability',
  CurrencySymbol: 'currency currencycode currencysign',
  PropertyType: 'proptype hometype housetype buildingtype dwellingtype type propertysubtype category',
  Bedrooms:
    'beds bed bedroom br bdrms bdrm bedroomstotal bedscount bedroomcount numbedrooms numbeds numberofbedrooms totalbedrooms nobedrooms',
  Bathrooms:
    'baths bath bathroom ba bathroomstotal bathroomstotaldecimal bathroomstotalinteger bathscount bathroomcount numbathrooms numbaths numberofbathrooms totalbaths totalbathrooms fullbath',
  Url: 'link listingurl detailurl detailsurl propertyurl homeurl weburl website permalink href page pageurl webpage',
  MLSNumber:
    'mls mlsno mlsid mlsnum listingid listingnumber listingkey propertyid zpid referencenumber reference refno ref id',
  YearBuilt: 'yrbuilt builtyear built builtin constructionyear yearconstructed yearofconstruction buildyear',
  DaysOnMarket: 'dom cdom cumulativedaysonmarket timeonmarket daysonzillow dayslisted daysonsite',
  LotArea:
    'lotsize lotsizearea lotsizesquarefeet lotsizesqft sqftlot lotsqft lotsizeacres acres lotacres acrelot acreage lotsizesqm lotm2 lot landarea landsize plotsize plotarea',
  BuildingArea:
    'livingarea livingareasqft sqftliving sqft squarefeet sqfeet squarefootage squarefootageliving housesize homesize floorarea buildingsize livingspace interiorarea livingaream2 livingareasqm aream2 areasqm sizesqm sqm m2 squaremeters squaremetres grlivarea areasqft sizesqft totalarea grossarea size area',
  AreaUnit: 'areaunits unitofarea livingareaunits livingareaunit sizeunit unit units',
  ParkingSpots:
    'parking parkingspaces parkingtotal parkingspot carspaces garagespaces garagecars garages garage carports cars numparking',
  Images:
    'image photos photo pictures picture imageurls imageurl photourls photourl picturelinks imagelinks imgsrc imglinks media mainimage thumbnail',
  Tours: 'tour tourtype',
  Description:
    'publicremarks remarks listingdescription propertydescription longdescription details text about summary comments',
  Location:
    'neighborhood neighbourhood subdivision subdivisionname district community suburb borough quarter area locationdescription',
  Address: 'street streetaddress unparsedaddress fulladdress propertyaddress addressline1 address1 addr',
  City: 'cityname town municipality addresscity postalcity locality',
  State: 'stateorprovince province statecode stateabbreviation addressstate',
  ZIP: 'zipcode postalcode postcode zipcodes postal plz addresszip',
  Latitude: 'lat geolat gpslat',
  Longitude: 'long lng lon geolng geolong geolon gpslong gpslng',
  Price:
    'listprice listingprice askingprice currentprice price saleamount amount cost soldprice closeprice originallistprice',
  RentPrice: 'rent monthlyrent rentalprice rentpermonth pricepermonth leaseprice rentamount',
  UnitAreaPrice: 'pricepersqft pricepersquarefoot pricepersqm priceperarea ppsf ppsqft priceperunitarea pricem2',
  HOAMonth:
    'hoa hoafee hoafees hoadues monthlyhoa monthlyhoafee hoamonthly associationfee condofee stratafee maintenancefee',
  ZestimatePrice: 'zestimate estimatedvalue estimatedprice estimate avm marketvalue',
  SpaceType: 'roomtype space',
  DepositFee: 'deposit securitydeposit bond',
}

export interface NameMatch {
  target: ImportTarget
  how: 'name' | 'synonym'
  /** The smaller, the surer; 0 is the field's own name. */
  rank: number
}

const matches = collectMatches()

/** Names of objects in NDJSON whose inner names speak of the home itself, unlike those of an agent. */
const outerName =
  /^(?:address|location|geo|geolocation|position|coordinates?|property|home|house|listing|details|building|place)$/

/** What a column of this name may be, the surest first. */
export function matchName(column: string): readonly NameMatch[] {
  const whole = matches.get(foldName(column))
  if (whole) return whole
  const parts = column.split('.')
  const inner = parts.pop() ?? ''
  if (parts.length === 0 || !parts.every((part) => outerName.test(foldName(part)))) return []
  return (matches.get(foldName(inner)) ?? []).map((match) => ({ ...match, how: 'synonym', rank: match.rank + 100 }))
}

function collectMatches(): Map<string, NameMatch[]> {
  const found = new Map<string, NameMatch[]>()
  const add = (name: string, match: NameMatch): void => {
    found.set(name, [...(found.get(name) ?? []), match])
  }
  for (const target of importTargets) {
    // "price" is the name of every list's main number; only as a synonym is it looked at more closely.
    if (target !== 'Price') add(foldName(target), { target, how: 'name', rank: 0 })
    for (const [index, name] of (synonyms[target]?.split(' ') ?? []).entries()) {
      add(name, { target, how: 'synonym', rank: index + 1 })
    }
  }
  for (const list of found.values()) list.sort((a, b) => a.rank - b.rank)
  return found
}
