import { freezeDeep } from '../../platform/freeze-deep.ts'
import { splitPhrases } from './tables/phrase-tables.ts'

/** Countries, by the names that English has for them; the other languages' names are exonyms of theirs. */
const countries = `
  afghanistan, albania, algeria, andorra, angola, argentina, armenia, australia, austria, azerbaijan, bahamas, bahrain,
  bangladesh, barbados, belarus, belgium, belize, bolivia, bosnia, botswana, brazil, bulgaria, cambodia, cameroon,
  canada, chile, china, colombia, costa rica, croatia, cuba, cyprus, czech republic, czechia, denmark,
  dominican republic, ecuador, egypt, el salvador, england, estonia, ethiopia, fiji, finland, france, georgia, germany,
  ghana, great britain, greece, guatemala, haiti, honduras, hungary, iceland, india, indonesia, iran, iraq, ireland,
  israel, italy, jamaica, japan, jordan, kazakhstan, kenya, kuwait, laos, latvia, lebanon, libya, lithuania, luxembourg,
  madagascar, malaysia, malta, mauritius, mexico, moldova, monaco, mongolia, montenegro, morocco, mozambique, nepal,
  netherlands, new zealand, nicaragua, nigeria, north korea, norway, oman, pakistan, panama, paraguay, peru,
  philippines, poland, portugal, qatar, romania, russia, rwanda, saudi arabia, scotland, senegal, serbia, singapore,
  slovakia, slovenia, somalia, south africa, south korea, spain, sri lanka, sudan, sweden, switzerland, syria, taiwan,
  tanzania, thailand, tunisia, turkey, uganda, ukraine, united arab emirates, united kingdom, uruguay, uzbekistan,
  venezuela, vietnam, wales, yemen, zambia, zimbabwe`

/** Some hundred large cities, as people write them without capital letters too. */
const cities = `
  new york, new york city, nyc, los angeles, chicago, houston, phoenix, philadelphia, san antonio, san diego, dallas,
  san jose, austin, jacksonville, fort worth, columbus, charlotte, indianapolis, san francisco, seattle, denver,
  oklahoma city, nashville, el paso, boston, portland, las vegas, detroit, memphis, louisville, baltimore, milwaukee,
  albuquerque, tucson, fresno, sacramento, kansas city, mesa, atlanta, omaha, colorado springs, raleigh, miami,
  long beach, virginia beach, oakland, minneapolis, tulsa, tampa, arlington, new orleans, wichita, cleveland,
  honolulu, anaheim, orlando, st louis, saint louis, pittsburgh, cincinnati, anchorage, salt lake city, boise, reno,
  spokane, tacoma, buffalo, richmond, santa fe, savannah, charleston, key west, palm springs, malibu, hollywood,
  beverly hills, brooklyn, manhattan, queens, the bronx, staten island, toronto, montreal, vancouver, calgary, ottawa,
  edmonton, winnipeg, quebec, halifax, mexico city, guadalajara, monterrey, tijuana, cancun, puebla, havana, san juan,
  bogota, medellin, cali, caracas, quito, guayaquil, lima, la paz, santiago, buenos aires, cordoba, montevideo,
  asuncion, sao paulo, rio de janeiro, brasilia, salvador, fortaleza, london, birmingham, manchester, liverpool,
  glasgow, edinburgh, dublin, belfast, cardiff, paris, marseille, lyon, toulouse, nice, bordeaux, strasbourg, brussels,
  antwerp, amsterdam, rotterdam, the hague, berlin, hamburg, munich, cologne, frankfurt, stuttgart, dusseldorf, leipzig,
  dresden, vienna, salzburg, zurich, geneva, basel, bern, madrid, barcelona, valencia, seville, malaga, bilbao, lisbon,
  porto, rome, milan, naples, turin, florence, venice, bologna, palermo, athens, thessaloniki, istanbul, ankara, izmir,
  prague, brno, bratislava, budapest, warsaw, krakow, gdansk, copenhagen, stockholm, gothenburg, oslo, bergen, helsinki,
  tallinn, riga, vilnius, moscow, saint petersburg, kyiv, kiev, odessa, bucharest, sofia, belgrade, zagreb, sarajevo,
  cairo, alexandria, casablanca, marrakesh, tunis, algiers, lagos, accra, nairobi, addis ababa, johannesburg, cape town,
  durban, tel aviv, jerusalem, beirut, amman, baghdad, tehran, riyadh, jeddah, dubai, abu dhabi, doha, karachi, lahore,
  islamabad, mumbai, delhi, new delhi, bangalore, hyderabad, chennai, kolkata, dhaka, kathmandu, colombo, bangkok,
  hanoi, ho chi minh city, saigon, phnom penh, kuala lumpur, jakarta, manila, hong kong, macau, shanghai, beijing,
  shenzhen, guangzhou, chengdu, wuhan, taipei, tokyo, osaka, kyoto, yokohama, nagoya, seoul, busan, sydney, melbourne,
  brisbane, perth, adelaide, auckland, wellington`

const names: ReadonlySet<string> = new Set(freezeDeep(splitPhrases(`${countries}, ${cities}`)))

/** Whether a name, in lower case without accents, is that of a country or of one of some hundred large cities. */
export function isLargePlace(name: string): boolean {
  return names.has(name)
}
