/**
 * What a firm's papers speak of, by whatever word. Behind a colon stands what it is a kind of: who asks for pets is
 * answered by what is said of dogs, who asks for cats by what is said of pets, but never by what is said of dogs.
 */
const written = `
  hours, open, closed, holiday, office, address, phone, email, website, contact, visit,
  apply, approve, reply, screening, credit, income, background, eviction, identity, cosigner, references, employment,
  fee, rent, deposit, refund, pay, card:payWay, cash:payWay, cheque:payWay, transfer:payWay, payWay, discount, installments,
  late, grace:late, returned, tax, invoice, increase,
  lease, term, monthly, renew, breakLease, notice, moveIn, moveOut, key, locked, inspection, cleaning, damage, wear,
  repair, emergency, heating, cooling, water:utilities, electricity:utilities, gas:utilities, internet, utilities,
  trash, recycling, laundry, elevator, storage, gym:amenity, pool:amenity, amenity, furniture, appliance,
  parking, guestParking:parking, tow, garage:parking, bicycle, charger, motorcycle,
  pet, dog:pet, cat:pet, assistanceAnimal:pet, breed, weight, fish:pet, bird:pet, reptile:pet, smallPet:pet, camper,
  smoke, cannabis:smoke, grill, noise, guest, sublet, occupant, insurance, parcel, alarm, pests, mold, paint, alter,
  balcony, snow, garden, light, lock, camera,
  tour, commission, listingContract, sell, buy, agent, valuation, earnest, closing, mortgage, offer, homeInspection,
  photos, sign, keybox, stage, exclusive, escrow, title,
  school, transit, airport, shop, park, beach, hospital, library, restaurant, highway, market, trail,
  fairHousing, license, complaint, privacy, owner, tenant, manage, report, job, referral, voucher, student, military,
  cancel, reschedule, change, sunday, saturday, monday, tuesday, wednesday, thursday, friday, weekend, weekday,
  january, february, march, april, may, june, july, august, september, october, november, december,
  permit, alone, allow, forbid, minimum, maximum, language, child, airbnb, fraud, document, copy, signature, waitlist, hold, roommate,
  several, hoa, form, lunch, bank, vacation, commercial, reserve, founded, team, area, wheelchair, charity, skating, plumbing, toilet, window, floor, party,
  socialNumber, vacant,
  newsletter, interest, hardship:installments, entry, movers, condition, repairTime:repair, outage:emergency, hotel, guestRoom, petSitting, dogWaste, instrument:noise, neighbor,
  violence, manager, homeBusiness, lawyer, advance, unseen, abroad, buyerFee:fee, buyerContract, unsold, saleTime:sell, firstTime, grant, ibuyer,
  advertise, warranty, findTenant:manage, vacancy, payout:report, reserveFund, approval, guaranteedRent`

/** Every sense, and the one that it is a kind of. */
export const senses: ReadonlyMap<string, string | null> = new Map(
  written.split(',').map((each): [string, string | null] => {
    const [name = '', wider] = each.trim().split(':')
    return [name, wider ?? null]
  }),
)

/** What a question may ask for; what answers it has a sign of that. */
export const askedKinds = ['time', 'span', 'money', 'count', 'person', 'place', 'contact', 'way', 'whether'] as const
export type AskedKind = (typeof askedKinds)[number]

/** By which words an answer shows what it tells. */
export type SignKind = 'time' | 'span' | 'money' | 'place' | 'person' | 'contact'

/** How a language speaks of a firm's papers, and how its words change their ends. */
export interface KnowledgeWords {
  /** How a visitor speaks to the firm, and how the firm speaks of itself. */
  firm: { asked: string; told: string }
  /** Words that mean nothing for what is asked. */
  small: string
  /** Words that say little of what is asked: their passage may do without them. */
  faint: string
  /** Words of the world outside, which no firm's papers speak of: a question that has one is hardly for the firm. */
  foreign?: string
  /** Words that keep their ends: "parking" is no form of "park". */
  whole: string
  /**
   * Endings, in rounds: of each round the first that fits is taken off ("ies>y": and replaced). The number in front is
   * how many letters have to stay.
   */
  endings: readonly string[]
  /** Sense -> phrases; every phrase counts in all its forms. */
  senses: Readonly<Record<string, string>>
  asks: Readonly<Record<AskedKind, string>>
  signs: Readonly<Record<SignKind, string>>
}
