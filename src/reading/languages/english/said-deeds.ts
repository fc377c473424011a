import type { SaidWords } from '../tables/said-words.ts'

type Deeds = Pick<
  SaidWords,
  | 'money'
  | 'limits'
  | 'done'
  | 'deeds'
  | 'ownDeeds'
  | 'doers'
  | 'mayBe'
  | 'meetings'
  | 'pressure'
  | 'promises'
  | 'forecasts'
  | 'judged'
>

/** What may never be said in English, whatever bears it out: payments, deeds, pressure, promises, judgements. */
export const englishDeeds: Deeds = {
  money: `
    by zelle, by wire, by venmo, via zelle, through zelle, in bitcoin, send the total, send the rest, send us the deposit, pay the deposit to, pay by, transfer to, 
    bring cash, with cash, cash only, wire, wired, wires, wiring money, wiring funds, wiring the deposit, wiring it,
    wiring us, by wiring, bank transfer*, wire transfer*, transfer the, transfer your, transfer money,
    transfer funds, transfer a, transfer it, transferred, send money, send the money, send your deposit,
    send the deposit, send a deposit, send funds, send us the, send payment, card number*, credit card*, debit card*,
    card details, card data, gift card*, giftcard*, gift-card*, iban, bic, swift code, routing number*,
    account number*, bank account*, bank details, banking details, bank data, cvv, cvc, security code*, expiry date*,
    expiration date*, paypal, venmo, zelle, cash app, cashapp, western union, moneygram, bitcoin*, crypto*, ethereum,
    usdt, tether, wallet*, apple pay, google pay, prepaid card*, voucher*, cashier's check*, money order*, pay now,
    pay your, pay us, pay me, pay here, pay online, pay via, pay with, pay upfront, pay up front, please pay,
    must pay, prepay*, pre-pay*, advance fee*, holding fee*, holding deposit*, reservation fee*, upfront, up front,
    in advance, invoice*, checkout, social security number*, ssn, passport*, password*, pin, pin code*,
    one-time code*, verification code*, otp, date of birth, driver's license*, id card, copy of your id, your id,
    remit*, deposit it, deposit your, in cash, cash payment*, send cash, mail cash`,
  limits: `
    without, until, unless, before, only, except, hesitate, forget, wait, worry, other than, than, if`,
  done: `
    is noted, been noted, has been told, have been told,
    expecting your, awaiting your, awaits your, waiting on your, waiting for your, waiting list, waitlist*,
    wait list, expecting you, expects you, let them know, let him know, let her know, knows about you, will be there,
    set for monday, set for tuesday, set for wednesday, set for thursday, set for friday, set for saturday,
    set for sunday, set for tomorrow, waiting for your call, on the list for, on the books, passed on, been passed,
    been received, let the agent know, let the owner know, consider it done, offer was accepted,
    offer has been accepted, offer is accepted, accepted your offer, has a buyer, found a buyer, booked, reserved,
    scheduled, confirmed, arranged, approved, preapproved, pre-approved, registered, secured, notified, informed,
    forwarded, submitted, on its way, been sent, been paid, been called, been told, been contacted, been placed,
    been held, been signed, been set up, is set up, all set, emailed, e-mailed, in your inbox, pencilled, penciled,
    signed up, locked in, placed, filed, charged, processed, is set for, waiting for you`,
  deeds: `
    brought up, brought it up, brought your, raised it, raised your, raised the, bring it up, bring up, took care,
    taken care, dealt with, handl*, arranged, added you, add you, adding you, enroll*, enrol*, sign you up,
    signed you up, subscrib*, heard back, ran it by, met with the, book*, reserv*, hold*, held, schedul*, arrang*,
    confirm*, sent, send, sends, sending, email*, e-mail*, mailed, forward*, call, called, calling, phone*, phoned,
    text*, texted, contact*, notif*, inform*, register*, sign*, submit*, file*, order*, negotiat*, appl*, pay*, paid,
    purchas*, secur*, lock*, block*, charg*, deliver*, transfer*, message*, spoke, spoken, talked, met, visit*,
    visited, inspect*, drew up, draw up, drafted, prepar*, approv*, pre-approv*, agreed, agree, accept*, set up,
    setup, put in, put you, put a, put it, placed, place an, pencil*, made an, make an, sav*, asked the, told the,
    alert*, ping*, reached out, reach out, get back, follow up, let the, remind*, note* down, passed, pass on,
    pass your, updated, cancel*, remov*, filled, completed, processed, issued`,
  ownDeeds: `
    i have seen, i've seen, i saw, i visited, i have visited, i've visited, i toured, i sold, i live,
    i know the owner, i met`,
  doers: `
    i, i've, i'll, i'd, i'm, we, we've, we'll, we'd, we're, me, agent, agents, team, colleague*, office, staff,
    owner*, seller*, landlord*, broker*, somebody, someone, manager*, he, she, they, it`,
  mayBe: `
    can, could, may, might, would be able, is able, are able, is happy, are happy, will be able, will be happy,
    would be happy`,
  meetings: 'tour*, viewing*, showing*, visit*, appointment*, call, meeting*, inspection*',
  pressure: `
    other applicants, two other applicants, another applicant, apply tonight, apply today, sign today, offers are due, about to sign, others are about, before someone else, someone else will, gone by tonight, gone tomorrow, be quick, 
    other offers, multiple offers, several offers, another offer, other buyers, several buyers, many buyers,
    another buyer, other people are interested, lots of interest, a lot of interest, high demand, in demand,
    won't last, will not last, won't be available long, going fast, goes fast, selling fast, act now, act fast,
    act quickly, hurry, last chance, today only, only today, before it's gone, before it is gone, don't wait,
    don't miss out, bidding war, two people, people are looking at, being viewed by, offers are coming in,
    offers coming in, sell by, gone by`,
  promises: `
    will approve you, approve you, will be approved, will approve the, definitely approve, surely approve, get you
    approved, get it approved, will accept your offer, will take your offer, guarantee*, promise*, refund*,
    discount*, rebate*, cash back, cashback, waive*, pledge*, rest assured, will pay, free of charge, money back,
    money-back, no risk, risk-free, special offer*, best price, lowest price, lower the price, negotiab*,
    pre-approved, preapproved, approved`,
  forecasts: `
    going to fall, will fall, going to drop, will drop, going to rise, will rise, will go up, will go down, can't
    lose, cannot lose, never lose, will make at least, make at least, double in value, will be worth, only go up,
    pay for itself, best time to buy, good time to buy, great time to buy, right time to buy, perfect time to buy,
    ideal time to buy, better time to buy, best moment to buy, right moment to buy, perfect moment to buy, time to
    invest, make money, earn money, will pay for itself, money is well, pays for itself, increase in value, gain
    value, gains value, lose value, skyrocket*, good investment, safe investment, great investment`,
  judged: `
    schools there are, schools there, schools rated, school is rated, school rating*, rated school*, pretty safe, fairly safe, really safe, quite safe, safe these days, schools nearby are, schools around here are,
    among the best in the city, best in the city, best in town, people like you, people like yourself, right kind
    of, no problems with crime, low on crime, never any trouble, no trouble here, safe neighborhood*, safe
    neighbourhood*, safe area*, safe street*, safe place, safe community, safe part, safest, is safe, is very safe,
    is quite safe, is really safe, is pretty safe, is extremely safe, is generally safe, is considered safe, is
    perfectly safe, is one of the safer, feels safe, feel safe, are safe, perfectly safe, totally safe, very safe,
    completely safe, safe at night, safe after dark, safe for kids, safe for children, safe for families, safe to
    walk, unsafe, dangerous neighborhood*, dangerous area*, low crime, low-crime, little crime, no crime, hardly any
    crime, almost no crime, crime is, crime rate is, crime rates are, high crime, crime-free, sketchy, rough area,
    rough neighborhood*, good school*, great school*, best school*, better school*, top school*, top-rated school*,
    top rated school*, excellent school*, outstanding school*, fantastic school*, wonderful school*, strong school*,
    award-winning school*, highly rated school*, bad school*, schools are, schools here are, school district is,
    nice people, good people, kind of people, good families, nice families, quiet people, friendly neighbors,
    friendly neighbours, nice neighbors, good neighborhood for, great neighborhood for, ideal for families, perfect
    for families, great for families, ideal for retirees, perfect for young, mostly families, young professionals
    live, up-and-coming, will feel at home here`,
}
