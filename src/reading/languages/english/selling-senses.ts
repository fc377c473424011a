/** More ways to speak of selling, buying and looking after homes. */
export const sellingSenses: Readonly<Record<string, string>> = {
  tour: `view homes, see apartments on, see your apartments, come see it, have a look at, take a look at, look at
    homes, look at apartments, showings on, show me, show me around, visit a home, visit homes, tours on, do tours,
    book a viewing, schedule a viewing, schedule a tour, book a tour, schedule a showing, arrange a viewing, arrange
    a showing, open houses, check out the apartment, check out a place, check out the place, see it in person, see a
    home, see the home, see a house, viewing appointment`,
  commission: `whats your cut, what is your cut, cut if, your commission, percentage do you take, percent do you
    take, what percentage do you charge, what percent do you charge, your fee for selling, charge to sell, charge
    sellers, fee to sell, cost to sell, take of the price, of the sale price, percent of the price, sellers pay,
    selling costs, sellers fee, pay you to sell, what does selling cost, what does it cost to sell, cost me to sell,
    how much to sell my, selling with us costs, what do sellers owe, share of the price, what would you take,
    realtor commission, agents commission, charge for selling`,
  buyerFee: `charge buyers, charge me as a buyer, buyers pay, pay my buyer agent, cost to use a buyers agent,
    buyer's agent fee, buyers agent fee, buyer fee, buyers pay you, pay you as a buyer, buyer agent cost, do buyers
    pay, cost for buyers, what do buyers pay, names our fee, buyers agent commission, buyer agent commission`,
  buyerContract: `buyer agreement, buyers agreement, agreement with my buyers agent, buyer agency, buyer agency
    agreement, buyer representation, representation agreement, sign with a buyers agent, agreement with my agent,
    contract with my agent, sign something to see homes, buyer broker agreement, sign up with us, before touring`,
  listingContract: `list with you, list my home with you, listed with you, listing with you, sign up to sell,
    contract with you to sell, stay with you, fire you, drop you, leave you as my agent, fire my agent, fire my
    listing agent, get out of the listing, cancel the listing, cancel my listing, end the listing, end the
    agreement, the agreement runs, take my house off the market, take my home off the market, length of your
    listing, agreement to sell, pull my listing, withdraw my listing, switch agents, change agents, stop selling
    with you, selling agreement, out of my listing`,
  unsold: `does not sell, doesnt sell, not selling, hasnt sold, house wont sell, no luck, no offers, without an
    offer, sitting on the market, unsold, isnt selling, no bites, nobody wants my house, if it does not sell, what
    if my house`,
  sell: `sells, selling my house, selling my home, sell my place, part with, get rid of my house, put it on the
    market, putting it on the market, put on the market, sale of my, listing my house, listing my home, list my
    property, sell with you, list it, home seller, house on the market, before selling, sell a house, getting ready
    to sell`,
  saleTime: `how long does it take to sell, how long will it take to sell, how long until it sells, how quickly do
    homes sell, how fast do homes sell, days on market, days on the market, time to sell, find a buyer, average time
    to sell, days until a home sells, until a home sells, how long do homes take, how fast can you sell, how long to
    sell`,
  buy: `buy a home, buy a house, buying a home, buying a house, bought, home purchase, house hunting, shopping for a
    home, get a house, purchase a home, become an owner, purchaser, home buying`,
  firstTime: `first time buyer, first-time buyer, first-time buyers, first home, first timers, first timer, never
    owned, never owned a house, never owned a home, not owned a home, first-time, first house, starter home`,
  grant: `grant, grants, assistance program, down payment help, down payment assistance, help with the down payment,
    help with down payment, buyer assistance, state program, county program, subsidy, subsidies, aid, help for
    first, money i can get, toward the down payment, down payment grant, programs for buyers`,
  agent: `your agents, an agent, realtors, my agent, agency, salesperson, sales agent, sales team`,
  valuation: `how much is my house worth, how much is my home worth, what is my house worth, what is my home worth,
    what my home is worth, what could i get for my house, what would my house sell for, how much could i sell, how
    much would my house go for, house value, home valuation, home estimate, price estimate, estimates, the right
    price, finding the right price, setting the price, set the price, pricing my home, list price, asking price,
    compare with what has sold, market report, comparables, comps, appraised, evaluate my home, evaluate my house,
    price opinion`,
  earnest: `earnest, deposit with an offer, deposit with my offer, money with the offer, deposit when making an
    offer, put down with an offer, binder, escrow deposit, with an offer goes, money do i put down when i offer`,
  closing: `close, closes the sale, closing day, closing table, settle on, close the deal, close the sale, how fast
    can we close, days to close, days to closing, weeks to close, how long does closing take, time to closing, how
    fast would we close, until closing, signing day, transfer the deed, new owner's key, get the keys to my new
    house, closing fees, completion, closing appointment, finalize the sale, takes to close`,
  mortgage: `preapprove, preapproval letters, letter from a lender, letter from my bank, loan officer, loan
    approval, mortgage broker, mortgage brokers, bank loan, lender's letter, mortgages, loans, credit union, qualify
    for a loan, home financing, pre approval, pre approved, pre-qualification, prequalified, prequalification, fha,
    interest on a loan`,
  offer: `offering, offer on a house, offer on my house, put in an offer, putting in an offer, making an offer,
    bids, competing offers, several offers, best offer, highest offer, accepted offer, accepted bid, offer accepted,
    acceptance, after acceptance, bidding war, counter offer, counteroffers, contingency, contingencies, conditions
    for the loan, they say yes`,
  ibuyer: `cash offer on my house, buy my house yourself, buy my house for cash, you buy my house, buy my home, buy
    homes from, buy houses yourselves, make me a cash offer, buy it from me, do you buy houses, do you buy homes, do
    you purchase homes, instant offer, you guys buy`,
  homeInspection: `inspect the house, inspect a house, inspect a home, house inspection, house inspector, home
    inspectors, get it inspected, have it inspected, inspect after, pick an inspector, inspection period, inspection
    contingency, roof and pipes, having a house checked, get the house checked, have it looked at, building survey,
    pest inspection, radon, inspect the property, get to inspect, days to inspect`,
  photos: `photographs, photograph, take pictures, pictures of my home, pictures of my house, aerial, from the air,
    drone shots, drone photos, drone pictures, drone footage, 3d tour, video of the home, virtual staging, shoot,
    photo shoot, professional photos, professional pictures`,
  advertise: `advertise, advertising, advertisement, advertisements, marketing, market my home, market my house,
    promote, online ads, ads, where do you list, where will my home be listed, portals, social media, mls, flyers,
    brochure, publish`,
  stage: `stage my home, stage my house, stage an empty, staged, furnish for sale, borrow furniture, furniture for
    empty, furniture rental, declutter, decluttering, home prep, prepare my house, prepare my home, get my house
    ready, getting ready to sell, before listing, fix before selling, upgrades before, renovate before, remodel
    before, redo the kitchen, redo the bathroom, new kitchen, improvements before, improve before selling, curb
    appeal`,
  exclusive: `with another agent, other realtors, several agents, multiple agents, sole agency, two agents,
    competing agents`,
  title: `title search, title check, title companies, deeds, ownership transfer, title fees`,
  escrow: `held in trust, trust money, who holds the money, holds the money, where is the money kept, escrow
    account, kept at the, held by, where do you keep my deposit, which bank holds`,
  warranty: `warranty, home warranty, warranties, guarantee on the house, covers the furnace, coverage after
    purchase`,
  tax: `property taxes, real estate tax, real estate taxes, tax form, tax forms, tax papers, 1099, income tax,
    transfer tax, homestead, exemption, tax document, capital gains, tax bill`,
  owner: `own and let, owners we manage for, i own a rental, my rental, my rentals, my rental house, my property,
    rent out my house, rent my house out, rent out my home, lease out my house, rental owner, owners who let, for
    owners, property owners, people who own, as a landlord, im a landlord, i am a landlord, investors, my condo, my
    tenants, my tenant`,
  manage: `manage rentals, manage my rental, manage my house, manage my home, manage my condo, managing my, managing
    rentals, managing my rental, rental management, management services, management contract, management agreement,
    management company, run my rental, handle my rental, take care of my rental, manage homes, manages, take over my
    rental, take care of my house, full service, looking after homes, look after homes for owners, manage for me,
    administer`,
  findTenant: `find a tenant, finding a tenant, find tenants, find me a tenant, find renters, get a tenant, tenant
    placement, placement fee, finding tenants, new household, finding a new household, leasing fee, letting fee,
    find someone to rent, let my house, tenant search, fill a vacancy, tenant finding, get tenants, rent it for me,
    get it rented`,
  vacancy: `vacant, vacancy, empty home, empty homes, stands empty, sits empty, unoccupied, no tenant, between
    tenants, isnt rented, not rented, empty house`,
  payout: `payouts, payout, owner payments, paid to owners, when do owners get paid, when do landlords get,
    landlords get paid, landlords get their money, when do i get my rent, get the rent money, rent money, send me
    the rent, transfer the rent, rent to owners, receive the rent, my money each month, owner distribution,
    distributions, owners get their money, owner draw`,
  report: `owner statements, owners statement, list of what was spent, monthly statement, accounting, bookkeeping,
    books, see the accounts, financials, expense report, year-end, summary`,
  reserveFund: `reserve fund, reserve, keep in reserve, repair reserve, float, emergency fund, rainy day, money you
    keep for repairs`,
  approval: `without asking, ask me first, ask me before, approve repairs, repair limit, spend without asking, spend
    without my, spending limit, permission to repair, up to what amount, without consulting, ask the owner`,
  guaranteedRent: `guaranteed rent, rent guarantee, tenant does not pay, tenant doesnt pay, tenants dont pay, tenant
    stops paying, tenant stopped paying, unpaid rent, nonpayment, non-payment, rent default`,
  license: `licensed agent, licensed agents, are you licensed, broker license, broker of record, real estate
    license, licensing, accredited, certified, credentials, member of, rental license, city license`,
  hoa: `condo dues, condo board, homeowners dues, community fees, condominium fees, condominium, special assessment,
    condo association`,
  commercial: `shop space, store front, offices for rent, warehouse, retail space, commercial property, commercial
    properties, restaurant space, commercial lease, bakery space, business space, space for my business, space for
    my shop, industrial`,
  cancel: `cancelling, canceling, cancellations, cancel a viewing, cancel my viewing, cant make it, cannot make it,
    no show, no-show, miss my appointment, missed appointment, missed viewing, missing a viewing, second thoughts,
    regret, backing out, back out of, pull out, changed our mind, change our mind, walk away, cooling off, undo, not
    going to make`,
  reschedule: `rescheduling, move my viewing, move the viewing, different time, different day, change my
    appointment, change the time, change my viewing`,
  change: `switching, swap apartments, move to another apartment, move to a bigger, transfer units, another unit,
    switch plans, swapping, swap out, changing to, change plans, transfer within`,
  fairHousing: `protected class, equal opportunity, race, religion, discriminated against, discriminates, treated
    differently, unfair treatment, bias`,
  voucher: `section eight, housing voucher, public assistance, housing authority, rent subsidy, government
    assistance, benefits, welfare, vouchers accepted`,
  waitlist: `wait-list, waiting lists, put my name on a list, put me on a list, on the list for, get on a list`,
  bank: `routing, bank info, banking details, bank account changed, new bank account, update my bank, change my
    bank`,
  invoice: `receipts, invoices, proof of payment, payment record, payment history, rent receipt, rent receipts`,
}
