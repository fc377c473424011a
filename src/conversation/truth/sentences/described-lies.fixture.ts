import type { LanguageCode } from '../../../reading/languages/language.ts'

/** False of the home of described-home.fixture.ts: half truths, other events, other rooms, words that claim nothing one by one. */
export const describedLies: Record<LanguageCode, string> = {
  en: `
The price per square foot is $525,000.
The price per square foot is $310.
77 Birch Lane has marble floors in the living room.
It has four bedrooms and a pool.
With its pool, 77 Birch Lane is great for summer.
Enjoy the sauna at 77 Birch Lane.
It was built in 2016.
It was renovated in 1978.
The roof was replaced in 2016.
It has no basement.
The yard is not fenced.
The house has two stories.
It rents for $525,000.
77 Birch Lane, a two-story rental, has four bedrooms.
It is the only home in Kent with a finished basement.
It's the cheapest home in town.
🏊 77 Birch Lane 🔥 🎾 tennis court included.
The house, which overlooks a lake, has four bedrooms.
Overlooking the sea, 77 Birch Lane has four bedrooms.
Its hot tub is on the covered deck.
It has been listed for 2,100 days.
It has 7,405 square feet of living space.
The house is about 30 years old.
It is well below $500,000.
That works out to $150 per square foot.
It has a three-car garage.
The bathrooms are original.
Hardwood floors in the kitchen and granite in the bathrooms.
The brick house has a stone fireplace.
Its garage was renovated in 2021.
Pets are not allowed.
It was listed in 2021.
It last sold in 2016.
It has four bathrooms.
The garden has a fountain.
The new kitchen dates from 2021.
77 Birch Lane has the biggest lot in Kent.
The rear deck is heated.
Each bedroom has its own bathroom.
The four bedrooms are all the same size, each with its own bath.
It has 4 bedrooms, two of them with a bathroom.
It has four bedrooms and a separate house for guests.
It has four bedrooms and a second kitchen.
It has four bedrooms plus two kitchens.
It is listed at $525,000, and you can rent it too.
It costs $525,000, all fees included.
It is $525,000, with utilities paid.
At $525,000 it is for rent or for sale.
It is for sale at $525,000 or for rent at $2,500 a month.
The first month is free.
The price was $550,000 before.
The price has come down.
The price has been lowered twice.
It was listed before.
The house has changed hands often.
It has had only one owner.
It has four bedrooms, half of them never used.
It has room for four cars.
You can keep three cars there.
There are two spots, and street spots are never a problem.
It was last on the market a year ago.
It's a home for two, and the price is right.
It was on the market last in 2020.
The price includes all the furniture.
It comes with all of the things in the photos.
You will make money here.
Your money is well placed in this home.
It'll be worth more in a year.
I've put you first on the list.
I've put in a word for you with the agent.
Your visit is on the books for Monday at 10 am.
You're set for Monday.
The agent knows about you and will be there on Monday.
I let them know that you are interested.
The agent is expecting you on Monday.
It is a two-family house.
It is split into two units.
It has two living rooms.
It is a home on one acre.
It has four bedrooms, but one has no window.
The deck looks out on the water.
It has a finished basement with a bar.
It has a brick fireplace in each bedroom.
New roof, new windows, new furnace.
It has a new kitchen and granite counters.
The fenced backyard has a covered deck and a hot tub.
It has hardwood floors upstairs.
The vaulted ceilings are 12 feet high.
It has two fireplaces.
The pet policy: cats only.
Pets are welcome, but only small ones.
The building has 4 units.
The basement is unfinished.
The backyard is not fenced.
There is no deck.
There are no pets allowed here.
The fireplace is missing.
The mountain view is gone.
It has neither a basement nor a deck.
Skylights are absent.
It rents out at $525,000.
It is a leasehold.
The land is leased.
Its sale closed in March.
The owner lives in it.
The seller is in no hurry.
`,
  es: `
El precio por pie cuadrado es de 310 $.
77 Birch Lane tiene suelos de mármol en el salón.
Tiene cuatro dormitorios y una piscina.
Con su piscina, 77 Birch Lane es ideal para el verano.
Disfrute de la sauna de 77 Birch Lane.
Se construyó en 2016.
El tejado se cambió en 2016.
No tiene sótano.
El patio no está vallado.
La casa tiene dos plantas.
Es la única casa de Kent con sótano terminado.
Es la casa más barata de la ciudad.
La casa, que da a un lago, tiene cuatro dormitorios.
Con vistas al mar, 77 Birch Lane tiene cuatro dormitorios.
Lleva 2.100 días en el mercado.
La casa tiene unos 30 años.
Cuesta menos de 500.000 $.
Tiene cuatro baños.
No se admiten mascotas.
Se vendió por última vez en 2016.
Tiene la parcela más grande de Kent.
Cada dormitorio tiene su propio baño.
Tiene cuatro dormitorios y una segunda cocina.
Cuesta 525.000 $ con todos los gastos incluidos.
Se vende por 525.000 $ o se alquila.
El precio ha bajado.
Ha tenido un solo dueño.
Está dividida en dos viviendas.
Tiene el patio vallado y un jacuzzi.
Tejado nuevo, ventanas nuevas.
Las mascotas no se permiten.
Tiene suelos de madera en los dormitorios.
Le esperan el lunes.
Su visita queda para el lunes.
`,
  fr: `
Le prix au pied carré est de 310 $.
77 Birch Lane a un sol en marbre dans le salon.
Elle a quatre chambres et une piscine.
Avec sa piscine, 77 Birch Lane est idéale pour l'été.
Profitez du sauna de 77 Birch Lane.
Elle a été construite en 2016.
La toiture date de 2016.
Elle n'a pas de sous-sol.
Le jardin n'est pas clôturé.
La maison a deux étages.
C'est la seule maison de Kent avec un sous-sol aménagé.
C'est la maison la moins chère de la ville.
La maison, qui donne sur un lac, a quatre chambres.
Elle est en vente depuis 2 100 jours.
La maison a environ 30 ans.
Elle coûte moins de 500 000 $.
Elle a quatre salles de bain.
Les animaux ne sont pas acceptés.
Elle a été vendue en 2016.
Chaque chambre a sa propre salle de bain.
Elle a quatre chambres et une deuxième cuisine.
Elle coûte 525 000 $ tous frais compris.
Elle est à vendre ou à louer.
Le prix a baissé.
Elle n'a eu qu'un seul propriétaire.
Elle est divisée en deux logements.
Le jardin clôturé a un jacuzzi.
Toiture neuve, fenêtres neuves.
Le sous-sol n'est pas aménagé.
Les animaux y sont interdits.
On vous attend lundi.
Votre visite est prévue lundi.
`,
  de: `
Der Preis pro Quadratfuß liegt bei 310 $.
77 Birch Lane hat Marmorböden im Wohnzimmer.
Es hat vier Schlafzimmer und einen Pool.
Mit seinem Pool ist 77 Birch Lane ideal für den Sommer.
Genießen Sie die Sauna von 77 Birch Lane.
Es wurde 2016 gebaut.
Das Dach ist von 2016.
Es hat keinen Keller.
Der Garten ist nicht eingezäunt.
Das Haus hat zwei Stockwerke.
Es ist das einzige Haus in Kent mit ausgebautem Keller.
Es ist das günstigste Haus der Stadt.
Das Haus, das auf einen See blickt, hat vier Schlafzimmer.
Es steht seit 2.100 Tagen zum Verkauf.
Das Haus ist rund 30 Jahre alt.
Es kostet weniger als 500.000 $.
Es hat vier Bäder.
Haustiere sind nicht erlaubt.
Es wurde 2016 verkauft.
Jedes Schlafzimmer hat ein eigenes Bad.
Es hat vier Schlafzimmer und eine zweite Küche.
Es kostet 525.000 $, alles inklusive.
Es ist zu kaufen oder zu mieten.
Der Preis ist gesunken.
Es hatte nur einen Besitzer.
Es ist in zwei Wohnungen geteilt.
Der eingezäunte Garten hat einen Whirlpool.
Neues Dach, neue Fenster.
Der Keller ist nicht ausgebaut.
Haustiere sind verboten.
Man erwartet Sie am Montag.
Ihr Termin steht am Montag.
`,
  pt: `
O preço por pé quadrado é de 310 $.
77 Birch Lane tem piso de mármore na sala.
Tem quatro quartos e uma piscina.
Com sua piscina, 77 Birch Lane é ideal para o verão.
Aproveite a sauna de 77 Birch Lane.
Foi construída em 2016.
O telhado é de 2016.
Não tem porão.
O quintal não é cercado.
A casa tem dois andares.
É a única casa de Kent com porão acabado.
É a casa mais barata da cidade.
A casa, que dá para um lago, tem quatro quartos.
A casa tem cerca de 30 anos.
Custa menos de 500.000 $.
Tem quatro banheiros.
Não aceita animais.
Foi vendida em 2016.
Cada quarto tem o seu próprio banheiro.
Tem quatro quartos e uma segunda cozinha.
Custa 525.000 $ com tudo incluído.
Está à venda ou para alugar.
O preço baixou.
Teve um só dono.
Está dividida em duas casas.
O quintal cercado tem uma jacuzzi.
Telhado novo, janelas novas.
O porão não está acabado.
Animais não são permitidos.
Esperam por você na segunda.
A sua visita fica para segunda.
`,
  zh: `
单价是每平方英尺310美元。
77 Birch Lane 的客厅铺的是大理石地板。
有四间卧室和一个游泳池。
77 Birch Lane 自带泳池，适合夏天。
来享受 77 Birch Lane 的桑拿吧。
建于2016年。
屋顶是2016年换的。
没有地下室。
后院没有围栏。
房子有两层楼。
这是肯特唯一带装修地下室的房子。
这是全城最便宜的房子。
房子面朝湖泊，有四间卧室。
房龄约30年。
价格低于50万美元。
有四间浴室。
2016年售出过。
每间卧室都有独立浴室。
有四间卧室和第二个厨房。
525,000美元，费用全包。
可租可售。
价格降过。
只有过一个业主。
分成两套。
有围栏的后院还有热水浴缸。
屋顶是新的，窗户也是新的。
宠物不允许。
不允许养宠物。
周一已经给您留好时间。
房子出租，月租525,000美元。
四间卧室都朝南。
厨房也翻新过。
有车库，能停三辆车。
经纪人周一等您。
以前租给别人。
`,
}

/** False of the homes of gate.fixture.ts. */
export const comparedLies: Record<LanguageCode, string> = {
  en: `
40 Oak Avenue is more expensive than 12 Main St.
12 Main St is newer than 40 Oak Avenue.
12 Main St is smaller than 40 Oak Avenue.
3512 NE 45th St #4 is for sale at $2,350.
12 Main St is the only one with a fireplace in Kent, and the only one with a garage.
12 Main St is the cheapest of the four.
Three of the four are in Seattle.
All four have a pool.
Two of them have a fireplace.
12 Main St and 40 Oak Avenue both have a pool.
40 Oak Avenue has a pool and a remodeled kitchen.
12 Main St was built in 2018.
12 Main St was remodeled in 1995.
12 Main St has 6,100 square feet of living space.
40 Oak Avenue has an HOA of $1,500.
40 Oak Avenue, newly built with a pool, costs $389,500.
12 Main St costs about $300 per square foot.
12 Main St is five years older than 40 Oak Avenue.
Both Seattle homes are for sale.
12 Main St has more bedrooms than 3512 NE 45th St #4.
| 12 Main St | pool | $450,000 | rented |
`,
  es: `
40 Oak Avenue es más cara que 12 Main St.
12 Main St es más nueva que 40 Oak Avenue.
Tres de las cuatro están en Seattle.
Dos de ellas tienen chimenea.
12 Main St es la más barata de las cuatro.
12 Main St se construyó en 2018.
`,
  fr: `
40 Oak Avenue est plus chère que 12 Main St.
12 Main St est plus récente que 40 Oak Avenue.
Trois des quatre sont à Seattle.
Deux d'entre elles ont une cheminée.
12 Main St est la moins chère des quatre.
12 Main St a été construite en 2018.
`,
  de: `
40 Oak Avenue ist teurer als 12 Main St.
12 Main St ist neuer als 40 Oak Avenue.
Drei der vier liegen in Seattle.
Zwei davon haben einen Kamin.
12 Main St ist das günstigste der vier.
12 Main St wurde 2018 gebaut.
`,
  pt: `
40 Oak Avenue é mais cara que 12 Main St.
12 Main St é mais nova que 40 Oak Avenue.
Três das quatro ficam em Seattle.
Duas delas têm lareira.
12 Main St é a mais barata das quatro.
12 Main St foi construída em 2018.
`,
  zh: `
40 Oak Avenue 比 12 Main St 贵。
12 Main St 比 40 Oak Avenue 新。
四套中有三套在西雅图。
其中两套有壁炉。
12 Main St 是四套中最便宜的。
12 Main St 建于2018年。
`,
}
