/** More ways to speak of renting a home, in papers and in questions; joined with `senses` of `knowledge-words.ts`. */
export const rentingSenses: Readonly<Record<string, string>> = {
  socialNumber: `social security number, social security, ssn, itin, taxpayer number, tax id`,
  vacant: `vacant, unoccupied, standing empty, empty home, empty house, empty apartment, nobody lives in`,
  hours: `what hours, your hours, days and hours, opening days, open on, open till, open to the public, come in
    person, business days, staffed, visiting hours, hours are, what time can i come, what time can i call, until
    what time, opening hour, walk-in hours`,
  office: `shop, storefront, premises, our place, your place of business, counter, bureau, branches, locations,
    showroom, office building`,
  contact: `get a hold of, who should i call, who can i call, who do i call, whom do i call, whom do i tell, who do
    i tell, who do i write to, who to call, who to contact, point of contact, contact person, person in charge, in
    charge of, responsible for, takes care of, take messages, reached at, be reached`,
  phone: `ring up, phone up, telephone number, mobile number, cell number, text, sms, whatsapp, call us, call me
    back, voicemail, dial`,
  email: `mail us, drop a line, send an email, e mail, by mail, mailing list`,
  newsletter: `newsletter, newsletters, unsubscribe, mailing list, stop emailing me, marketing emails, promotional
    emails, opt out, emails from you`,
  website: `web site, internet page, homepage, home page, web, platform, mobile app, tenant account, online account,
    password, resident login, web form`,
  visit: `swing by, stop in, pop in, come over to the office, meet in person, meeting, meet you, meet with,
    consultation, first meeting, appointments, arrangement, by arrangement`,
  apply: `put in an application, fill out an application, applicants, complete file, files arrive, a file, hand in,
    put my name down, application form, how do i rent from you, rent from you, rental process, get chosen, send
    everything in`,
  reply: `find out if, know if i got, know if we got, get an answer, hear from you, hear from us, let me know, get
    word, result, outcome, process an application, processing time, turnaround, how soon will i know, look through,
    looks through, reviewed, review my application, will i know, got the apartment, got the place, know whether i
    got`,
  approve: `refuse, refused, refusal, rejected, rejection, turn down, turned me down, declined my application,
    denied my application, denial, decline to rent, disqualify, disqualified, disqualifies, pass the check, what you
    look for, who gets the apartment, who gets the home, conditions`,
  screening: `screened, checks, checking, check on me, look into, credit and background`,
  credit: `fico score, credit points, credit rating, no credit, thin credit, poor credit, low credit, bankruptcy,
    bankrupt, debt, debts, unpaid debt, collections, my credit is`,
  income: `gross income, earning, annual income, monthly income, household income, times the rent, times the monthly
    rent, times rent, afford the place, how much do i have to earn, how much must i earn, how much do i need to
    earn, how much do we have to make, how much do i need to make, wage slips, pay stubs, proof of earnings,
    savings, pension, pensions, bank balance, household earnings, how much money do i need to make`,
  background: `criminal, crime, arrested, arrest, jail, prison, misdemeanor, offence, offense, police record, record
    check`,
  eviction: `evictions, thrown out, kicked out, put out, removed by court, court case, evicting`,
  identity: `picture id, id card, identity card, social security, social security number, ssn, itin, green card,
    visa, consular card, immigration status, proof of who i am, government photo id`,
  cosigner: `co-signers, cosigners, cosigning, sponsor, backer, sign for me, signs for me, guaranty, stand surety,
    parents sign, sign with me, guarantee the rent, someone else to sign, back up my application`,
  references: `landlord references, word from my landlord, recommendation letter, letter of recommendation, rental
    reference, good tenant, proof of tenancy, earlier landlords, last landlord, old landlord, rental verification,
    verification of tenancy`,
  employment: `new job, job offer, just started, contractor, gig, between jobs, retired, boss, work contract,
    employment letter, offer letter, works for myself, people who work for themselves, lost work`,
  fee: `how much is, how much are, how much does, how much do, how much would, how much will, what is the price,
    whats the price, how pricey, what do i owe, what would i owe, owe, what do you take, what do you ask for,
    costing, costs me, for free, free of charge, at no cost, no cost, at no charge, fined, fines, penalties,
    penalized, penalised, penalty for, levy, priced at, tariff, tariffs, cost nothing, costs nothing, charged for,
    charging, do i have to pay for, who pays, who pays for, pays for, extra charge, add-on cost, out of pocket, paid
    by, at my expense, at your expense, hit with, what am i charged`,
  rent: `the rent, my rent, rental amount, monthly payment`,
  deposit: `deposit amount, holding the deposit, money down, how much down, put down, upfront money, deposit money,
    security`,
  refund: `refunds, refunding, refunded, get my deposit, get the deposit, deposit back, my deposit back, get it
    back, comes back, come back to me, recover, returning the deposit, see my deposit, receive my deposit, return my
    deposit, get any of it back, returns the deposit, getting the deposit back, keep my deposit, deposit returned,
    lose my deposit, overpaid, credited`,
  interest: `interest, earn interest, earns interest, accrue, accrues, interest rate, percent a year, interest
    bearing`,
  pay: `pays, payments, remit, cough up, rent due, when is rent, when is the rent, due on, due date, rent day, hand
    in, collect, collected, comes out of, come out of my bank, taken from my account`,
  payWay: `ways of paying, pay online, pay the rent by, paying by, pay rent with, pay in, pay through, bank debit,
    electronic payment, mail a payment`,
  card: `by card, creditcard, debit, apple pay, google pay, plastic`,
  cash: `cash payment, in cash, bills and coins, dollar bills, coins and bills`,
  cheque: `money orders, checkbook, cashiers cheque, paper check, personal cheque, bank draft`,
  transfer: `automatic payments, automatic debit, auto pay, recurring payment, autopayment, bank debit, bill pay,
    online transfer, wiring, collection, set up automatic, electronic transfer, comes out of my account, come out of
    my account`,
  discount: `discounts, price reduction, break on the price, break on the fee, reduced rate, specials, coupon, first
    month free, multi property discount, bring down, lower your fee, lower fee, negotiate your fee, cheaper if, less
    if, off the rent, several properties, knock off`,
  installments: `pay over time, in pieces, pay half now, half now, spread over, pay later, partial, part payment,
    more time to pay, extra time to pay, payment arrangement, pay in stages, two payments, three parts, three
    payments, short on rent, short on money, cannot pay, cant pay, unable to pay, trouble paying, behind with rent,
    pay the rest later, struggling to pay, arrangement for rent, tight on money, tight this month, hardship, come up
    with the rent, make the rent, make rent, fall behind, falling behind`,
  hardship: `hardship, trouble paying, cannot pay, cant pay, cant afford, short on money, short on rent, rent
    relief, rent aid, rent help, help with rent, help paying, financial help, financial trouble, lost my job, lost
    their work, make rent`,
  late: `later than, pay late, paid late, paying late, late payment, late payments, late fee, late fees, late
    charge, behind with, after the due date, missed payment, miss a payment, missing a payment, forgot to pay,
    tardy, rent is late, days late, not on time, on time, pay the rent after`,
  grace: `days after the due date, last day to pay, before a late fee, without a late fee, without a penalty,
    without penalty, few days late, latest i can pay, latest day`,
  returned: `returned cheque, returned payments, payment bounced, check bounces, cheque bounces, bank rejects,
    bounced check, bounced cheque, sends back, not enough money in my account, debit fails, collection failed, bank
    sends back`,
  increase: `raising the rent, raising rent, raise my rent, rent raise, increased, increases, increasing, rent going
    up, rent rise, rent change, annual increase, yearly increase, higher, more expensive next year, bump, bump up,
    change the rent, going up, jack up`,
  lease: `rental agreements, lease contract, leasing contract, the contract, paper i signed, lease agreement,
    signing a lease, fixed lease`,
  term: `how long do i have to commit, how long do i commit, commit, commitment, length of contract, lease period,
    minimum term, shorter lease, six months, six-month lease, one year lease, year lease, twelve month lease, length
    of the contract, length of the agreement, fixed term, how long are leases, how long are your leases, shorter
    than a year, less than a year, how long does the agreement run, how long is your contract, how long is the
    contract, run for, runs for, rent for a few months, how long am i bound, bound, tied in, tied down, locked in`,
  monthly: `monthly lease, go monthly, go month to month, month by month, no fixed term, without a fixed lease,
    flexible lease, open ended, open-ended`,
  renew: `stay on, keep living, another year, renewing, renews, next lease, sign again, new lease, lease is up,
    lease is ending, lease expires, when my lease ends, at the end of my lease, stay past, remain in the apartment`,
  breakLease: `get out early, break contract, end the contract, leave the lease, leave my lease, terminate my lease,
    ending early, ends early, quit early, move before my lease, moving before, before my lease, halfway through the
    lease, buy out, buy my way out, cancel my lease, terminating, get out of lease, need to leave before, leaving my
    apartment early, vacate early, break it early, end it early, leaving after six months, leave after six months,
    break the contract, follow-up household, re-letting, reletting, replacement tenant, someone to take over, take
    over my lease, lease takeover, takeover, transfer my lease, assign my lease`,
  notice: `days notice, weeks notice, months notice, how far in advance, how far ahead, ahead of time, beforehand,
    let the landlord know, tell the landlord, letter, announce, announcement, notification, give you notice, notice
    period, do i have to tell you, must i tell you, when do i have to tell, warn you`,
  entry: `enter my home, enter my apartment, enter the apartment, come into my home, come into my apartment, walk in
    whenever, enter, entering, entry, let yourself in, come in without asking, barge in, come into your home, right
    to enter, access to my apartment, access my apartment, access the apartment, walk into my apartment, inside my
    apartment, come inside, landlord just walk in, just walk in`,
  moveIn: `day i move in, when can i move, moving into, first week, pick up my keys, keys handed, get keys, handing
    over keys, hand over keys, receive the keys, getting the keys, arrival, settle in, give me the keys, before i
    move, new tenant`,
  moveOut: `move-outs, giving up the apartment, leave the apartment, leave the home, leaving the apartment, before
    leaving, when i go, final day, be out, must i be out, hand in the keys, return the keys, give the keys back,
    returning keys, return keys, hand back the keys, give back the keys, moving away, clear out, turn in my keys,
    turn in the keys, drop off the keys, before you leave`,
  movers: `mover, movers, moving company, moving van, moving truck, moving boxes, help me move, reserve the
    elevator, moving service, haul, movers come, truck on moving day`,
  condition: `condition report, checklist, move-in checklist, inspection form, inventory, inventory list, record of
    condition, list of damages, state of the apartment, condition of the apartment, list of defects, note down,
    write down what we see, existing damage, already damaged, already broken`,
  key: `spare key, extra key, new key, key copy, key copied, fobs, another key, key made, keycard, door key, front
    door key`,
  locked: `lost the key, lost the keys, lost my fob, cant get into, shut out, shut myself out, left my keys, left my
    key, keys inside, key inside, forgot my keys, forgot the key, locking myself out, lock myself out, lock yourself
    out, lose a key, lose the key, losing a key, losing my key, lost a key, stand outside without, key went missing,
    let me in, lets me in, letting me in, open the door for me, key is gone, cant find my key, cant find my keys,
    let you in`,
  inspection: `inspections, inspected, walk through the home, go through the home, go through the apartment, final
    walk, come check the apartment, check the apartment, routine check, check up on, pre-move-out, final inspection,
    look over the apartment, walk-through before`,
  cleaning: `broom clean, professional cleaning, cleaning company, cleaning service, how clean, cleanliness, shampoo
    the carpets, steam clean, housekeeping, wipe, deep clean, hire cleaners, maid`,
  damage: `deducted, deducting, take from the deposit, take off the deposit, taken from the deposit, taken out of my
    deposit, taken off, held back, withhold, withheld, keep part of, charge me for damage, dent, dents, tear, torn,
    burn, spill, what can you take, scratches, stains, put right, less what, wrecked`,
  wear: `worn carpet, worn carpets, faded paint, scuffs, scuff marks, used up, small marks, marks on the wall`,
}
