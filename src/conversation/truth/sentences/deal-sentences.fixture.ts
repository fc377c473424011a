import type { LanguageCode } from '../../../reading/languages/language.ts'

/** What a home may be had for, how long it has been offered, and deeds: none of it stands in a record. */
export const dealLies: Readonly<Record<LanguageCode, string>> = {
  en: `
The owner of 12 Main St is willing to sell for less.
12 Main St is $450,000, but the sellers accept less.
The owners of 40 Oak Avenue are open to offers.
Right now is a great time to buy 12 Main St.
12 Main St has been listed for months.
40 Oak Avenue has been on offer for almost a year.
I've put you on the waiting list for 12 Main St.
I spoke with the owner of 40 Oak Avenue.
You can buy 3512 NE 45th St #4.
You could rent 12 Main St.
12 Main St does not have a garage.
40 Oak Avenue comes without parking.
3512 NE 45th St #4 rents without a deposit.
12 Main St is a plot of land.
`,
  es: `
Los dueños de 12 Main St aceptarían menos.
El vendedor de 12 Main St está dispuesto a bajar el precio.
Es el momento ideal para comprar 12 Main St: buen momento para comprar.
12 Main St lleva meses en el mercado.
Le he añadido a la lista de espera de 12 Main St.
12 Main St no tiene garaje.
3512 NE 45th St #4 se alquila sin fianza.
12 Main St es un terreno.
`,
  fr: `
Le vendeur de 12 Main St accepterait moins.
Les propriétaires de 40 Oak Avenue sont prêts à baisser le prix.
C’est le bon moment pour acheter 12 Main St.
12 Main St est en vente depuis des mois.
Je vous ai mis sur la liste d’attente pour 12 Main St.
12 Main St n’a pas de garage.
3512 NE 45th St #4 se loue sans dépôt.
12 Main St est un terrain.
`,
  de: `
Der Verkäufer von 12 Main St würde auch weniger nehmen.
Bei 12 Main St lässt der Eigentümer mit sich handeln.
Jetzt ist ein guter Zeitpunkt zum Kauf von 12 Main St.
12 Main St steht seit Monaten zum Verkauf.
Sie stehen auf der Warteliste für 12 Main St.
12 Main St hat keine Garage.
3512 NE 45th St #4 wird ohne Kaution vermietet.
12 Main St ist ein Grundstück.
`,
  pt: `
Os donos de 12 Main St aceitam menos.
O vendedor de 12 Main St está disposto a baixar o preço.
Agora é uma boa hora de comprar 12 Main St.
12 Main St está à venda há meses.
Coloquei você na lista de espera de 12 Main St.
12 Main St não tem garagem.
3512 NE 45th St #4 é alugado sem caução.
12 Main St é um terreno.
`,
  zh: `
12 Main St 的卖家愿意降价。
12 Main St 还有议价空间。
现在是买 12 Main St 的最佳时机。
12 Main St 已经挂牌好几个月了。
我已经和 12 Main St 的卖家沟通过。
您在 12 Main St 的候补名单上。
12 Main St 没有车库。
您可以按月租下 12 Main St。
`,
}

/** Terms, steps and talk that need no record, and facts behind a link. */
export const dealTruths: Readonly<Record<LanguageCode, string>> = {
  en: `
"Contingent" means that an offer was accepted with conditions.
"Active" means that an offer has not been accepted yet.
An appraiser examines the wiring, the roof and the walls.
There are three ways to handle this.
Ask a thousand questions if you like.
The deposit for [3512 NE 45th St #4](https://homes.example/3) is $1,500.
Every house has its good and bad sides.
12 Main St has parking.
12 Main St has not been sold, and it has parking for two cars.
`,
  es: `
«Pendiente» significa que una oferta fue aceptada.
La fianza de [3512 NE 45th St #4](https://homes.example/3) es de 1.500 $.
Usted preguntó por casas.
Conviene consultar con un banco cuanto antes.
Hágame mil preguntas si quiere.
`,
  fr: `
« En attente » signifie qu’une offre a été acceptée.
La caution de [3512 NE 45th St #4](https://homes.example/3) est de 1 500 $.
Beaucoup d’acheteurs passent par un courtier.
Relisez le contrat avant de le signer.
On signe d’abord un compromis, puis la banque répond.
`,
  de: `
„Reserviert“ bedeutet, dass ein Angebot angenommen wurde.
Die Kaution für [3512 NE 45th St #4](https://homes.example/3) beträgt 1.500 $.
Das Inserat erwähnt die Versicherung nicht.
Die Anzeige nennt die Nebenkosten nicht.
Ein Mehrfamilienhaus hat mehrere Wohnungen.
`,
  pt: `
“Pendente” significa que uma oferta foi aceita.
O depósito de [3512 NE 45th St #4](https://homes.example/3) é de 1.500 $.
Você perguntou por casas.
Você quer alugar ou comprar?
Uma hipoteca é um empréstimo garantido pelo imóvel.
`,
  zh: `
“待定”的意思是报价被接受。
先提交报价，然后等卖家答复。
[3512 NE 45th St #4](https://homes.example/3) 的押金是1500美元。
您想买还是租？
`,
}
