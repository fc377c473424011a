import { splitPhrases } from '../tables/phrase-tables.ts'
import type { ToldWords } from '../tables/told-words.ts'

export const toldWords = (): ToldWords => ({
  persons: splitPhrases(`
    child, children, kids, boy, boys, girl, girls, toddler, toddlers, teenager, teenagers,
    chatbot, chatbots, bot, bots, website, websites, site, sites, app, apps, portal, agency, agencies, company, companies, firm, firms, competitor, competitors, outfit, newspaper, paper, article, radio,
    our [oldest|eldest|youngest|middle one], my [oldest|eldest|youngest], the eldest,
    friend, friends, buddy, buddies, pal, pals, colleague, colleagues, coworker, coworkers, co-worker, co-workers,
    workmate, classmate, classmates, roommate, roommates, flatmate, neighbor, neighbors, neighbour, neighbours,
    landlord, landlady, tenant, tenants, boss, manager, supervisor, cousin, cousins, aunt, auntie, uncle, brother,
    brothers, sister, sisters, sibling, siblings, brother in law, sister in law, mother in law, father in law,
    in-laws, mother, father, mom, mum, dad, parents, folks, grandma, grandpa, grandmother, grandfather,
    grandparents, granny, niece, nephew, nieces, nephews, stepson, stepdaughter, stepmother, stepfather, godmother,
    godfather, grandson, granddaughter, ex, ex wife, ex husband, fiance, fiancé, fiancée, boyfriend, girlfriend,
    guy, guys, dude, fellow, lady, gentleman, man, woman, men, women, couple, couples, stranger, strangers, kid,
    people, fella, bloke, plumber, electrician, roofer, handyman, contractor, contractors, mechanic, barber,
    hairdresser, dentist, doctor, nurse, surgeon, vet, teacher, professor, coach, lawyer, attorney, accountant,
    broker, realtor, realtors, agent, agents, lender, banker, inspector, appraiser, cashier, waiter, waitress, chef,
    driver, mailman, priest, pastor, trainer, babysitter, nanny, intern, trucker, farmer, policeman, cop, reporter,
    investor, investors, buyer, buyers, seller, sellers, client, clients, customer, customers, somebody, someone,
    person, receptionist, secretary, assistant, uncles, aunts, daughter, son, daughters, sons, twins, grandkids`),
  closings: splitPhrases(`
    best, best regards, kind regards, warm regards, regards, warmly, sincerely, yours, yours truly, yours sincerely,
    yours faithfully, cheers, thanks, many thanks, thank you, all the best, best wishes, take care, respectfully,
    cordially, with thanks, with best wishes, love`),
  introductions: splitPhrases(`
    it's, this is, it is, my name is, my name's, the name is, you have reached, you've reached`),
  neverAgain: splitPhrases(`
    without [that|those|them|this|any of that], nothing like [that|it|this], nothing of the [kind|sort], [none|no more] of [that|those|them|it], not that again, not [that|them] this time, [don't|do not|dont] want [that|them|this|those] [again|anymore|any more|there|around], [don't|dont] want [that|this], not like [that|there], avoid [that|them|those|this], [somewhere|something|anywhere] without [that|them], no repeat of that`),
})
