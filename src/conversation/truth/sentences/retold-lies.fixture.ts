import type { LanguageCode } from '../../../reading/languages/language.ts'

/** What does not leave, by language: "QUESTION >> SENTENCE" where it hangs on the visitor's words, "⏎" for a new line. */
// biome-ignore format: a sentence a line
export const retoldLies: Readonly<Record<LanguageCode, string>> = {
  en: `
An offer is already in on [2210 Alder Ct](101), so it may be gone soon.
You are too late for [2210 Alder Ct](101).
[2210 Alder Ct](101) is no longer up for grabs.
[2210 Alder Ct](101) has closed.
The listing for [2210 Alder Ct](101) is on pause.
[2210 Alder Ct](101) has yet to come on the market.
[2210 Alder Ct](101) is only let, not sold.
[2210 Alder Ct](101) rents by the month.
[2210 Alder Ct](101) can be had as a rental.
[2210 Alder Ct](101) is available for rent or sale.
[2210 Alder Ct](101) is one half of a duplex.
[2210 Alder Ct](101) is a mobile home on its own lot.
[2210 Alder Ct](101) is a farm.
[2210 Alder Ct](101) shares a wall with the next house.
[2210 Alder Ct](101) is a plot of land.
[2210 Alder Ct](101) is a cabin in the woods.
[2210 Alder Ct](101) used to be a rental.
[2210 Alder Ct](101) came back after a failed sale.
[2210 Alder Ct](101) has been in one family since it was built.
The roof of [2210 Alder Ct](101) was replaced last year.
[2210 Alder Ct](101) has had three owners.
Nobody has lived in [2210 Alder Ct](101) before.
The agent for [2210 Alder Ct](101) is Dana Whitfield.
You can reach the seller, Tom, at any time.
We are open on Sundays from 10 to 4.
Write to info at northgate dot com.
Listing agent: Paul Meyer.
I want a house under $460,000 >> You asked for homes under $490,000.
I would like to buy a house >> You want to rent a house.
we move in June >> You are moving in August.
I have two kids >> You said that you have three kids.
I don't need a garage >> You said that you need a garage.
My sister will live with me >> You said your brother will live with you.
cheap please >> You wanted something luxurious.
| Home | Price | Beds | ⏎ |---|---|---| ⏎ | [2210 Alder Ct](101) | $570,000 | 3 |
| Home | Status | ⏎ |---|---| ⏎ | [2210 Alder Ct](101) | Pending |
| Home | Pool | ⏎ |---|---| ⏎ | [2210 Alder Ct](101) | ✓ |
| Home | Built | ⏎ |---|---| ⏎ | [2210 Alder Ct](101) | 1970 |
| Home | Lot | ⏎ |---|---| ⏎ | [2210 Alder Ct](101) | 12,222 square feet |
| Home | Basement | ⏎ |---|---| ⏎ | [2210 Alder Ct](101) | finished |
| Home | For | ⏎ |---|---| ⏎ | [2210 Alder Ct](101) | rent |
| Home | Price | Price | ⏎ |---|---|---| ⏎ | [2210 Alder Ct](101) | $463,500 | $318,900 |
| | [2210 Alder Ct](101) | [915 Birch Way](102) | ⏎ |---|---|---| ⏎ | Price | $318,900 | $463,500 |
[2210 Alder Ct](101) is larger than [915 Birch Way](102).
[2210 Alder Ct](101) is newer than [915 Birch Way](102).
[2210 Alder Ct](101) and [915 Birch Way](102) have the same price.
[915 Birch Way](102) is $219,440 cheaper than [2210 Alder Ct](101).
[2210 Alder Ct](101) is less expensive than [915 Birch Way](102).
[2210 Alder Ct](101) has twice as many bedrooms as [915 Birch Way](102).
[2210 Alder Ct](101) is quieter than [915 Birch Way](102).
[2210 Alder Ct](101) is a bit easier on the wallet than [915 Birch Way](102).
[2210 Alder Ct](101) and [915 Birch Way](102) were built in the same year.
[2210 Alder Ct](101) and [915 Birch Way](102) both have a pool.
The price gap between [2210 Alder Ct](101) and [915 Birch Way](102) is $219,440.
[2210 Alder Ct](101) sits on a bigger lot than any other.
[2210 Alder Ct](101) is the cheapest home in Golden.
No other home in Golden costs less than [2210 Alder Ct](101).
[2210 Alder Ct](101) is the most viewed listing.
Nothing in Golden is cheaper than [2210 Alder Ct](101).
[2210 Alder Ct](101) tops every other home in size.
Of all our listings, [2210 Alder Ct](101) is the oldest.
[2210 Alder Ct](101) ranks first among our homes.
[2210 Alder Ct](101) is among the cheapest.
[2210 Alder Ct](101) is not for sale.
[2210 Alder Ct](101) does not have 3 bedrooms.
[2210 Alder Ct](101) is not active.
[2210 Alder Ct](101) has no parking.
It is not true that [2210 Alder Ct](101) has 3 bedrooms.
[2210 Alder Ct](101) is anything but a house.
It is wrong that [2210 Alder Ct](101) costs $463,500.
[2210 Alder Ct](101) is neither in Golden nor for sale.
[2210 Alder Ct](101) has no bedrooms.
It would be a mistake to think that [2210 Alder Ct](101) has 3 bedrooms.
The price of [2210 Alder Ct](101) is unknown.
I do not know how many bedrooms [2210 Alder Ct](101) has.
[2210 Alder Ct](101) isn't in Colorado.
The agent told me that [2210 Alder Ct](101) is quiet.
As the description puts it, [2210 Alder Ct](101) is "a rare gem with a pool".
The owner claims the roof is new.
According to the county, [2210 Alder Ct](101) has 5 bedrooms.
Experts call [2210 Alder Ct](101) a bargain.
The description calls it "steps from the beach".
From what I hear, [2210 Alder Ct](101) has a new kitchen.
Reviews praise [2210 Alder Ct](101) for its light.
[2210 Alder Ct](101) costs less than $350,000.
[2210 Alder Ct](101) is just over $500,000.
I'm single >> You mentioned your wife.
we could move in July or August >> You said that you must move in July.
maybe a garage >> You said that a garage is a must.
I earn 90k a year >> You said that your budget is 90k.
The owners told us they want a quick sale.
As the agent says, [2210 Alder Ct](101) is special to the owners.
The listing notes that the price is firm.
The owner says you can move in right away.
The seller is said to be leaving.
The agent is sure that [2210 Alder Ct](101) is right for you.
[2210 Alder Ct](101) is a home on wheels.
[2210 Alder Ct](101) is a share in a building.
[2210 Alder Ct](101) is a room in a shared house.
[2210 Alder Ct](101) is a new build.
[2210 Alder Ct](101) is a unit.
[2210 Alder Ct](101) is for those who do not want to buy.
[2210 Alder Ct](101) costs $463,500 a month.
You can have [2210 Alder Ct](101) for a year.
[2210 Alder Ct](101) is not for buyers.
[2210 Alder Ct](101) was built twice.
[2210 Alder Ct](101) was moved here from another place.
[2210 Alder Ct](101) has never been on the market before.
[2210 Alder Ct](101) was on the market last year as well.
[2210 Alder Ct](101) was added to.
[2210 Alder Ct](101) came on the market once before.
Our agent will answer within minutes.
Send us a fax.
We are open every day.
The agent's name is Will.
The office is closed today.
[2210 Alder Ct](101) is the one with the lowest price.
[2210 Alder Ct](101) is the last one left.
[2210 Alder Ct](101) is the best of the three.
[2210 Alder Ct](101) is among the largest.`,
  es: `
| Casa | Piscina | ⏎ |---|---| ⏎ | [2210 Alder Ct](101) | Sí |
| Casa | Precio | ⏎ |---|---| ⏎ | [2210 Alder Ct](101) | 318.900 $ | ⏎ | [915 Birch Way](102) | 463.500 $ |
| Casa | Estado | ⏎ |---|---| ⏎ | [2210 Alder Ct](101) | Vendida |
[2210 Alder Ct](101) cuesta menos que [915 Birch Way](102).
[2210 Alder Ct](101) es más grande que [915 Birch Way](102).
[2210 Alder Ct](101) es más nueva que [915 Birch Way](102).
[2210 Alder Ct](101) y [915 Birch Way](102) cuestan lo mismo.
[2210 Alder Ct](101) y [915 Birch Way](102) tienen el mismo número de habitaciones.
[2210 Alder Ct](101) es 144.600 $ más barata que [915 Birch Way](102).
De las dos, [2210 Alder Ct](101) es la más grande.
[2210 Alder Ct](101) se construyó después que [915 Birch Way](102).`,
  fr: `
| Maison | Piscine | ⏎ |---|---| ⏎ | [2210 Alder Ct](101) | Oui |
| Maison | Statut | ⏎ |---|---| ⏎ | [2210 Alder Ct](101) | vendue |
[2210 Alder Ct](101) coûte moins cher que [915 Birch Way](102).
[2210 Alder Ct](101) est plus grande que [915 Birch Way](102).
[2210 Alder Ct](101) et [915 Birch Way](102) coûtent le même prix.
[2210 Alder Ct](101) coûte 144 600 $ de moins que [915 Birch Way](102).`,
  de: `
| Haus | Sauna | ⏎ |---|---| ⏎ | [2210 Alder Ct](101) | ja |
| Haus | Status | ⏎ |---|---| ⏎ | [2210 Alder Ct](101) | verkauft |
[2210 Alder Ct](101) kostet weniger als [915 Birch Way](102).
[2210 Alder Ct](101) ist größer als [915 Birch Way](102).
[2210 Alder Ct](101) ist neuer als [915 Birch Way](102).
[2210 Alder Ct](101) und [915 Birch Way](102) kosten gleich viel.
[2210 Alder Ct](101) ist 144.600 $ günstiger als [915 Birch Way](102).
[2210 Alder Ct](101) hat mehr Platz als [915 Birch Way](102).
[915 Birch Way](102) ist das teurere der beiden.
[2210 Alder Ct](101) kostet nicht 463.500 $.
[2210 Alder Ct](101) hat keine Schlafzimmer.
[2210 Alder Ct](101) hat nicht 3 Schlafzimmer.
[2210 Alder Ct](101) wurde nicht 1987 gebaut.
[2210 Alder Ct](101) liegt nicht in Golden.
[2210 Alder Ct](101) ist kein Haus.
[2210 Alder Ct](101) steht nicht zum Verkauf.
Der Preis von [2210 Alder Ct](101) ist unbekannt.
Es stimmt nicht, dass [2210 Alder Ct](101) 3 Schlafzimmer hat.
[2210 Alder Ct](101) hat keinen Stellplatz.
[2210 Alder Ct](101) ist das günstigste Haus in Golden.
[2210 Alder Ct](101) ist das größte unserer Häuser.
Kein Haus in Golden ist billiger als [2210 Alder Ct](101).
[2210 Alder Ct](101) hat die meisten Schlafzimmer von allen.
Günstiger als [2210 Alder Ct](101) geht es nicht.
[2210 Alder Ct](101) ist unschlagbar günstig.
[2210 Alder Ct](101) ist unser beliebtestes Haus.
Ein größeres Haus finden Sie nicht.
Die Maklerin von [2210 Alder Ct](101) heißt Petra Lorenz.
Rufen Sie Herrn Weber an.
Unser Büro liegt in der Marktstraße 5.
Wir haben sonntags geöffnet.
Der Eigentümer heißt Schmidt.
Fragen Sie nach Frau Klein.
Schreiben Sie uns auf WhatsApp.
Unsere Durchwahl ist 12.
Das Büro schließt um 20 Uhr.`,
  pt: `
| Casa | Piscina | ⏎ |---|---| ⏎ | [2210 Alder Ct](101) | Sim |
| Casa | Situação | ⏎ |---|---| ⏎ | [2210 Alder Ct](101) | vendida |
[2210 Alder Ct](101) custa menos que [915 Birch Way](102).
[2210 Alder Ct](101) é maior que [915 Birch Way](102).
[2210 Alder Ct](101) é mais nova que [915 Birch Way](102).
[2210 Alder Ct](101) e [915 Birch Way](102) custam o mesmo.
[2210 Alder Ct](101) é 144.600 $ mais barata que [915 Birch Way](102).`,
  zh: `
| 房源 | 泳池 | ⏎ |---|---| ⏎ | [2210 Alder Ct](101) | 有 |
| 房源 | 状态 | ⏎ |---|---| ⏎ | [2210 Alder Ct](101) | 已售 |
[2210 Alder Ct](101) 比 [915 Birch Way](102) 便宜。
[2210 Alder Ct](101) 比 [915 Birch Way](102) 大。
[2210 Alder Ct](101) 比 [915 Birch Way](102) 新。
[2210 Alder Ct](101) 和 [915 Birch Way](102) 价格一样。
[2210 Alder Ct](101) 比 [915 Birch Way](102) 便宜 $144,600。
[2210 Alder Ct](101) 的面积比 [915 Birch Way](102) 大。
[2210 Alder Ct](101) 和 [915 Birch Way](102) 一样大。`,
}
