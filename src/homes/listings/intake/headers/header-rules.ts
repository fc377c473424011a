import type { ImportTarget } from '../intake-target.ts'
import type { Concept } from './concept.ts'

/**
 * Target → what a header means that names it: concepts joined by "+", the surer ones first. Between the first "|" and the
 * end stand those that are right only where no better column is there.
 */
const rules: Readonly<Partial<Record<ImportTarget, string>>> = {
  MLSNumber:
    'mls mls+number mls+id mls+reference mls+code agent+reference | reference reference+number reference+id reference+code listing+number listing+id listing+code id+number property+number property+code house+code house+number id code code+number number',
  Url: 'url url+listing url+property | place+url name+url',
  Address:
    'address address+full address+line street+address street+house+number street+number street+number+name address+display address+public street | address+street+name+number property+address unit-number+address address+name property+name property',
  StreetNumber: 'street+number house+number address+number house+number+name building+number+name | number',
  StreetName: 'street+name address+street+name address+name+street',
  StreetPrefix:
    'street+direction+prefix direction+prefix street+prefix street+direction address+direction prefix | direction',
  StreetSuffix: 'street+suffix suffix street+type',
  StreetDirection: 'street+direction+suffix direction+suffix',
  UnitNumber: 'unit-number unit-number+number',
  CityStateZip: 'city+state+zip city+state zip+city',
  City: 'city city+address city+name address+city zip+city | suburb locality suburb+name city+code',
  State: 'state state+code state+name address+state | county',
  ZIP: 'zip zip+code zip+number address+zip zip+address',
  Country: 'country country+code country+name',
  Location: 'place district district+name area+name place+description | suburb area locality market+area place+name',
  Latitude: 'lat geo+lat lat+address',
  Longitude: 'lng geo+lng',
  Coordinates: 'lat+lng geo geo+place geo+lat+lng',
  Price:
    'listing+price price price+ask ask price+guide price+display price+text price+amount price+market market+price | guide price+sale+rent amount price+low close+price price+close amount+ask currency+price',
  SalePrice: 'price+sale sale+amount price+sale+ask amount+sale',
  RentPrice:
    'rent rent+month rent+price price+month rent+amount rent+market rent+ask rent+cold price+rent+month rent+amount+month rent+price+ask rent+ask+month rent+market+month rent+week rent+price+week | price+week rent+warm warm rent+year rent+low rent+market+low',
  SaleType:
    'sale+type listing+type transaction transaction+type transaction+category purpose sale+rent sale+rent+type publish+type purpose+type listing+purpose | category rent+type price+type type',
  PropertyType:
    'property+type building+type house+type category category+type property+category property+purpose | type house+category type+public purpose+type',
  Status:
    'status listing+status mls+status property+status market+status sale+status rent+status | available status+type unit-number+status public+status available+status state+sale',
  Bedrooms: 'bed bed+room bed+number bed+space | bed+full',
  Bathrooms: 'bath bath+room bath+number bath+full+half',
  BathsFull: 'bath+full bath+full+number',
  BathsHalf: 'bath+half bath+half+number',
  BathsThreeQuarter: 'bath+three bath+three+quarter',
  BedsBaths: 'bed+bath',
  Rooms: 'room room+number',
  Layout: 'layout layout+type layout+name',
  BuildingArea:
    'living+area living living+size living+space living+sqm living+sqft area+sqft+living usable+area+living | usable+area usable area+inside carpet+area carpet inside+sqft area+build area+build+up build+sqm build+sqft build+size sqft sqm area size area+sqft area+sqm floor+area floor+size size+sqft size+sqm house+size floor+space inside usable+sqm area+build+floor area+amount build usable+area+build unit-number+sqft unit-number+size unit+sqft unit+size build+area+sqft space+sqft sqft+low area+low',
  LotArea:
    'lot+area lot+size acre lot+acre lot+sqft lot+sqm lot+size+acre lot+area+acre lot+size+sqft lot+size+sqm area+acre size+acre | lot lot+area+sqft lot+area+sqm lot+size+area acre+number lot+build+area',
  AreaUnit:
    'area+unit size+unit floor+size+unit unit living+area+unit living+unit build+unit unit+area+sqft build+size+unit',
  LotUnit: 'lot+unit lot+size+unit lot+area+unit',
  YearBuilt: 'built-year build+year year+build build+date build | year+house year built-year+count',
  DaysOnMarket: 'dom day+market day+listing market+time day+publish day+publish+market',
  ListDate:
    'listing+date date+publish market+date publish+market+date publish+date+listing date+add publish add date+listing+publish publish+day',
  AvailableDate: 'available available+date available+time',
  ParkingSpots:
    'parking parking+space garage parking+garage parking+number garage+space garage+number | garage+size garage+parking+space parking+lot',
  Images: 'photo photo+url photo+public photo+house photo+listing',
  Tours: 'tour+type',
  VirtualTour: 'tour tour+url tour+code',
  OpenHouse: 'open+house open+house+date open+house+time open open+date open+time open+house+date+time open+date+time',
  Description:
    'description+full description description+public remark+public remark description+text description+public text | text text+listing description+house property+text text+remark remark+description',
  HOAMonth:
    'hoa hoa+fee hoa+month association+fee association+fee+month fee+month association+month hoa+fee+month association+amount | association association+fee+amount',
  ZestimatePrice: 'estimate estimate+price estimate+amount estimate+market+amount',
  UnitAreaPrice:
    'per-area price+sqm price+sqft price+per+sqm price+per+sqft per+price+sqft price+area per-area+sqm sign+sqft sign+sqm sign+per+sqft sign+per+sqm amount+sqm sqft+price+per per-area+price',
  SpaceType: 'room+type space+type',
  DepositFee: 'deposit deposit+amount deposit+fee deposit+rent',
  CurrencySymbol: 'currency price+currency currency+code currency+sale',
  RentPeriod: 'period rent+period price+period period+type rent+period+type',
  PriceQualifier:
    'qualifier price+qualifier price+prefix price+suffix qualifier+text | price+text price+display text+price',
  AgentName:
    'agent listing+by agent+by agent+name+phone agent+name agent+full+name agent+contact agent+contact+name contact+name | contact agent+full',
  AgentEmail: 'agent+email contact+email agent+email+address agent+contact+email | email email+address',
  AgentPhone:
    'agent+phone contact+phone agent+phone+number agent+contact+phone contact+number agent+phone+direct agent+contact+number | phone phone+number',
  OfficeName: 'office office+name office+name+phone listing+office+name office+agent office+agent+name',
  OfficePhone: 'office+phone office+phone+number',
}

export interface HeaderRule {
  target: ImportTarget
  concepts: ReadonlySet<Concept>
  /** The smaller, the surer. */
  rank: number
}

export const headerRules: readonly HeaderRule[] = Object.entries(rules).flatMap(([target, text]) => {
  const [sure = '', weak = ''] = text.split('|')
  const read = (line: string, from: number): HeaderRule[] =>
    line
      .trim()
      .split(/\s+/)
      .filter((rule) => rule !== '')
      .map((rule, index) => ({
        // The keys of the table are targets, and what it joins are concepts.
        target: target as ImportTarget,
        concepts: new Set(rule.split('+') as Concept[]),
        rank: from + index,
      }))
  return [...read(sure, 1), ...read(weak, 50)]
})
