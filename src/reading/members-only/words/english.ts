import type { MemberWords } from './word-class.ts'

export const english: MemberWords = {
  remark: 'remark message rmk rmks rmrk rmrks rem note comment cmnt memo annotation synopsis',
  instruction: 'instruction instr inst requirement arrangement procedure protocol howto how',
  info: 'info information detail text',
  colleague:
    'agent agt broker brkr bkr brokerage realtor rltr office ofc off member mbr colleague staff coworker team assistant admin agency listingagent salesperson negotiator valuer mgr',
  only: 'only eyes',
  private: 'private secret priv prv pvt conf confid restricted privileged crm',
  internal: 'internal intl inhouse backoffice',
  use: 'use',
  confidential: 'confidential nonpublic',
  showing: 'showing shwg shwng showings shwgs showingtime',
  visit: 'show sho shw visit viewing appointment appt access entry tour',
  appointment: 'appointment appt',
  notice: 'notice phone call contact center',
  lockbox: 'lockbox lbx lkbx lockbx keybox keysafe keynest supra sentrilock ekey elockbox',
  key: 'key',
  box: 'box bx safe',
  lock: 'lock padlock combolock lb',
  place:
    'tag location loc where holder number nbr no num serial pickup cabinet hook shackle hidden type yn with brand held',
  device:
    'gate alarm alrm disarm door entry access garage keypad security intercom buzzer entrance wifi lobby elevator callbox alarms burglar digicode',
  code: 'code cd cde codes pin password passcode passwd pwd combo combination',
  combo: 'combo passcode',
  owner:
    'owner ownr seller sellr vendor landlord lessor homeowner coowner coseller grantor proprietor vndr householder client',
  occupant: 'occupant tenant tnt lessee renter resident',
  buyer: 'buyer purchaser',
  contact:
    'name firstname lastname surname nm phone ph telephone tel cell mobile email mail fax contact ph1 ph2 address addr whatsapp',
  feature:
    'pay pays paid occupied occ financing financed finance fin carry carryback terms suite bath bathroom bedroom bdrm closet retreat disclosure disclosures ship rights expense expenses equity credit by type preferred allowed selfused insurance entrance unit managed protection agreement',
  association: 'association assoc assn corporation strata community union council committee hoa',
  pay: 'compensation commission bonus cobroke cobrokerage spiff finderfee subagency dualvariable nonagency',
  share: 'comp comm commiss split referral',
  part: 'incentive fee rate amt amount',
  percent: 'pct percent percentage',
  coop: 'coop cooperating cooperation cooperative',
  payLetters: 'bac soc cbb bbc sac tbc cso bbac tbac lac cbac',
  side: 'buyer buy selling selloff subagent sub transaction dual variable facilitator referral finder finders var so bb',
  free: 'free no without zero',
  room: 'room space area level loft den flex rm',
  motive:
    'rockbottom motivation motivations motive motivated motiv urgency urgent desperate divorce divorcing foreclosure bankruptcy relocating divorced divorces probate arrears payoff indebted evicted',
  reason: 'reason rsn why whymoving',
  sale: 'sale sell selling move moving',
  limit: 'lowest bottom rockbottom acceptable walkaway reserve',
  price: 'price prc line offer amount value',
  public: 'public pub consumer marketing advertising advert syndication broadcast',
  not: 'not non never dont',
  id: 'id listing mls member',
  accept: 'take accept consider entertain settle takes accepts considers go',
  less: 'less lower below under lowball any low',
  tell: 'disclose share tell publish reveal mention advertise print',
  quantity: 'count total min max full half parking preferred number',
  holder:
    'with neighbor neighbour doorman porter caretaker reception frontdesk under behind beneath mat flowerpot held',
  account: 'bank iban sortcode',
  plain:
    'listingkey memberkey agentkey officekey propertykey recordkey homekey teamkey unitkey roomkey mediakey list listing listed lot land house home real estate sales rental rent square feet floor prop school street city state zip postal country county region date time year built main primary other first second lead co of the for and to in at mls idx vow flag parcel status current original description custom field udf title url link photo image media video virtual open days market on is has can may be lease agency brand logo website web site license date reference ref mailing work direct toll ext extension amount currency per unit level story stories exterior interior material heating cooling water sewer roof tax annual board manager management builder developer complex subdivision area acre feet meter living garden yard pool view carport space gated community secured system  roomsize port house holder tenure tenancy rms room rooms term company',
}
