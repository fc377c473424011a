import type { LanguageCode } from '../../../reading/languages/language.ts'

/** More of general-truths.fixture.ts. One a line. */
export const furtherGeneralTruths: Readonly<Record<LanguageCode, string>> = {
  en: `
Pre-approval letters are typically good for 60 to 90 days.
Title companies check that nobody else has a claim on the property.
The appraisal protects the lender, while the inspection protects you.
You'll usually need two forms of ID at the signing.
A final walk-through typically happens within 24 hours of closing.
Lenders look at your debt, your income and your credit history.
If the appraisal comes in low, the buyer and seller can renegotiate.
Most leases run for twelve months, though shorter terms exist.
Renters insurance covers your belongings, not the building.
Landlords in general ask for a security deposit of one or two months' rent.
A good rule of thumb is to spend no more than 30 percent of your income on housing.
Sellers typically respond to an offer within one to three days.
An escrow account holds the money for taxes and insurance.
A short sale needs the approval of the lender.
Single-family homes usually have a yard of their own.
Manufactured homes are built in a factory and moved to the site.
A co-op is owned by a company whose shares the residents buy.
Here's a quick checklist for your first viewing:
- Look at the ceilings for water stains
- Turn on the taps and flush the toilets
- Open and close the windows
- Ask how old the roof and the furnace are
- Check your phone reception
**Step 1:** Work out what you can afford.
**Step 2:** Talk to a lender about pre-approval.
Next, choose an agent you trust.
Once the inspection is done, you can ask for repairs.
When everything is signed, the keys are yours... and then the moving starts!
Don't rush: a second visit often shows what you missed.
In most places, you can back out during the inspection period.
Down payments can be as low as 3 percent for some loans.
Two things matter most: the monthly cost and the condition.
There are three kinds of loans people commonly use.
I have two more questions for you.
You can filter in several ways: price, beds, baths, or size.
Feel free to ask me four or five things at once.
I'm just a chatbot, so please bear with me.
Apologies, I misread your message.
Happy house hunting! 🏡
Let me rephrase that.
Thanks, that helps a lot.
What's your timeline?
Are pets part of the family?
Would a fixer-upper be an option?
Do you work from home?
How many people will live with you?
Are you already pre-approved?
I can sort homes by price, age, or size if you like.
I can explain words like escrow, contingency, or equity.
If something is missing from the listing, I'll tell you so.
So, a home under 600k. Anything else that matters?
I cannot negotiate for you.
I don't know what the taxes are.
12 Main St has three bedrooms, two bathrooms and 1,820 square feet of living space.
12 Main St: $450,000, 3 beds, 2 baths, built in 1995.
It has been listed for 12 days.
The lot measures 6,100 square feet.
At 12 Main St you get a pool and a fireplace.
The asking price of 12 Main St is $450,000, which works out to about $247 per square foot.
12 Main St comes with two parking spots.
`,
  es: `
La tasación suele costarle al comprador.
El notario comprueba que la vivienda no tenga cargas.
Los contratos de alquiler suelen durar un año o más.
Una regla general es no gastar más del 30 por ciento de los ingresos en vivienda.
Antes de la firma, pida una copia de la escritura.
Si el banco aprueba el préstamo, se fija la fecha de la firma.
Lista para la primera visita:
- Revise las ventanas y los enchufes
- Pregunte por los gastos de comunidad
Dos cosas importan mucho: el precio y el estado.
Perdone, no le entendí bien.
¿Cuántas personas vivirán con usted?
¿Trabaja desde casa?
Puedo explicarle palabras como hipoteca o escritura.
No sé cuánto se paga de impuestos.
12 Main St tiene tres dormitorios, dos baños y 1.820 pies cuadrados.
12 Main St se construyó en 1995 y cuesta 450.000 $.
La casa lleva 12 días en el mercado.
`,
  fr: `
L'estimation est souvent à la charge de l'acheteur.
Le notaire vérifie que le bien est libre de dettes.
Un bail dure souvent un an ou plus.
En règle générale, on ne consacre pas plus de 30 pour cent de ses revenus au logement.
Avant la signature, demandez une copie de l'acte.
Si la banque accorde le prêt, on fixe la date de la signature.
Liste pour la première visite :
- Vérifiez les fenêtres et les prises
- Demandez le montant des charges
Deux choses comptent : le prix et l'état.
Pardon, je vous ai mal compris.
Combien de personnes vivront avec vous ?
Travaillez-vous à la maison ?
Je peux expliquer des mots comme hypothèque ou compromis.
Je ne connais pas le montant des impôts.
12 Main St compte trois chambres, deux salles de bains et 1 820 pieds carrés.
12 Main St date de 1995 et coûte 450 000 $.
La maison est en vente depuis 12 jours.
`,
  de: `
Das Gutachten zahlt meist der Käufer.
Der Notar prüft, ob auf dem Grundstück Schulden lasten.
Mietverträge laufen oft ein Jahr oder länger.
Als Faustregel gilt: nicht mehr als 30 Prozent des Einkommens für das Wohnen ausgeben.
Lassen Sie sich vor der Unterschrift eine Kopie des Vertrags geben.
Wenn die Bank den Kredit bewilligt, wird ein Termin beim Notar vereinbart.
Checkliste für die erste Besichtigung:
- Prüfen Sie die Fenster und die Steckdosen
- Fragen Sie nach den Heizkosten
Zwei Dinge sind wichtig: der Preis und der Zustand.
Verzeihung, da habe ich Sie falsch verstanden.
Wie viele Personen ziehen mit Ihnen ein?
Arbeiten Sie von zu Hause?
Ich kann Begriffe wie Hypothek oder Grundbuch erklären.
Wie hoch die Steuern sind, weiß ich nicht.
12 Main St hat drei Schlafzimmer, zwei Bäder und 1.820 Quadratfuß Wohnfläche.
12 Main St wurde 1995 gebaut und kostet 450.000 $.
Das Haus ist seit 12 Tagen auf dem Markt.
`,
  pt: `
A avaliação costuma ser paga pelo comprador.
O cartório confirma se o imóvel está livre de dívidas.
Os contratos de aluguel costumam durar um ano ou mais.
Como regra geral, não gaste mais de 30 por cento da renda com moradia.
Antes da assinatura, peça uma cópia da escritura.
Se o banco aprovar o empréstimo, marca-se a data da assinatura.
Lista para a primeira visita:
- Confira as janelas e as tomadas
- Pergunte pelo valor do condomínio
Duas coisas são importantes: o preço e o estado.
Perdão, entendi mal.
Quantas pessoas vão morar com você?
Você trabalha em casa?
Posso explicar palavras como hipoteca ou escritura.
Não sei quanto se paga de impostos.
12 Main St tem três quartos, dois banheiros e 1.820 pés quadrados.
12 Main St foi construída em 1995 e custa 450.000 $.
A casa está no mercado há 12 dias.
`,
  zh: `
评估费一般由买家承担。
律师会核实房产有没有债务。
租约一般为一年或更长。
一般建议住房支出不超过收入的30%。
签字之前，最好先要一份合同副本。
如果银行批准贷款，就可以约定签约时间。
第一次看房的清单：
- 检查门窗和插座
- 问清楚物业费
有两点很重要：价格和房屋状况。
不好意思，我刚才理解错了。
有几个人和您一起住？
您在家办公吗？
我可以解释房贷、产权这类词。
我不知道税是多少。
12 Main St 有三间卧室、两个卫生间，面积1820平方英尺。
12 Main St 建于1995年，售价45万美元。
这套房子上市12天了。
`,
}

/** More of general-lies.fixture.ts, and half truths. One a line. */
export const furtherGeneralLies: Readonly<Record<LanguageCode, string>> = {
  en: `
12 Main St has three bedrooms, two bathrooms and a three-car garage.
12 Main St costs $450,000 and is open to offers.
12 Main St was built in 1995 by its current owner.
12 Main St was remodeled in 2018 at a cost of $80,000.
12 Main St has been listed for 12 days and already has two offers.
It has a pool, which is heated.
It has a pool and is right on the water.
The fireplace burns gas.
It was last sold in 2015.
It was listed last Monday.
The price was reduced on November 1.
It went on the market in October.
The seller wants to close before Christmas.
The previous owners kept it for 20 years.
It was once part of a farm.
Nobody has lived in it since 2020.
The HOA is $45 a month.
There is a one-time fee of $300.
The commission is 3 percent.
The deposit is two months' rent.
Parking for three cars.
Street parking only.
There is a covered parking spot.
Cats are fine, dogs are not.
You may keep two dogs.
A small dog is no problem.
The price includes the furniture.
It is priced $20,000 below its value.
Comparable homes cost $500,000.
You save $30,000 compared with last year.
It could rent for $2,500 a month.
It would make a great rental.
It will pay for itself in ten years.
I've let the agent know you're interested.
Your request has been passed on.
We'll hold it until Monday.
I have put you on the list for Saturday's open house.
I just checked with the owner and it's still available.
I'll send you the documents shortly.
Your offer is on its way to the seller.
Consider it done: Friday at three is yours.
Most buyers waive the inspection for homes like it.
Most buyers here pay cash.
Often the basement is used as a guest suite.
As is common, the garage has been converted.
Like most homes from 1995, it has copper pipes.
Like most houses here, it has a basement.
Homes built in 1995 usually have good insulation, and this one does too.
In general the roof is good for 20 more years.
Typically such a pool costs $100 a month.
Generally the place is quiet.
A mortgage of $360,000 means about $2,270 a month.
With 20 percent down you would pay $2,270 a month.
You qualify for a first-time buyer grant.
Buyers in this price range get tax credits.
You won't owe any transfer tax.
Everything is negotiable.
One call and it's yours.
The keys are waiting for you.
Two things stand out: the view and the wine cellar.
Three reasons to buy: the sauna, the gym, and the sea.
You have two choices: the master suite or the loft.
Step 1: Walk through the iron gate.
- **Garage:** heated, for two cars
- **Schools:** rated 9 out of 10
- **Neighborhood:** quiet and friendly
- **Taxes:** low
- **View:** mountains
First, admire the view from the balcony.
Bring your boat, there is a dock.
Bring the kids, they'll love the playground next door.
When you visit, don't miss the wine cellar.
When you view the home, you'll see the new kitchen.
Before you buy, know that the roof leaks.
Once you move in, the neighbors will welcome you.
After closing, the seller will repaint it.
If you buy now, you get the furniture.
`,
  es: `
12 Main St tiene tres dormitorios y garaje para tres coches.
La piscina es climatizada.
Se vendió por última vez en 2015.
El precio bajó en noviembre.
El propietario quiere vender antes de Navidad.
La cuota es de 45 $ al mes.
Hay una plaza cubierta.
Se permiten perros pequeños.
El precio incluye los muebles.
Podría alquilarse por 2.500 $ al mes.
Ya he avisado al agente.
Le guardamos la casa hasta el lunes.
Como es habitual, el garaje se ha reformado.
Como la mayoría de las casas de 1995, tiene sótano.
Con un 20 por ciento de entrada pagaría 2.270 $ al mes.
Dos cosas destacan: las vistas y la bodega.
- **Impuestos:** bajos
- **Barrio:** tranquilo
Al visitarla, no se pierda la bodega.
Después del cierre, el vendedor la pintará.
`,
  fr: `
12 Main St a trois chambres et un garage pour trois voitures.
La piscine est chauffée.
Elle a été vendue en 2015.
Le prix a baissé en novembre.
Le propriétaire veut vendre avant Noël.
Les charges sont de 45 $ par mois.
Il y a une place couverte.
Les petits chiens sont admis.
Le prix comprend les meubles.
Elle pourrait se louer 2 500 $ par mois.
J'ai prévenu l'agent.
Nous vous la gardons jusqu'à lundi.
Comme souvent, le garage a été transformé.
Comme la plupart des maisons de 1995, elle a un sous-sol.
Avec 20 pour cent d'apport, vous paieriez 2 270 $ par mois.
Deux choses frappent : la vue et la cave.
- **Impôts :** faibles
- **Quartier :** calme
Lors de la visite, ne manquez pas la cave à vin.
Après la vente, le vendeur la repeindra.
`,
  de: `
12 Main St hat drei Schlafzimmer und eine Garage für drei Autos.
Der Pool ist beheizt.
Zuletzt wurde es 2015 verkauft.
Der Preis wurde im November gesenkt.
Der Eigentümer will vor Weihnachten verkaufen.
Das Hausgeld beträgt 45 $ im Monat.
Es gibt einen überdachten Stellplatz.
Kleine Hunde sind erlaubt.
Die Möbel sind im Preis enthalten.
Es ließe sich für 2.500 $ im Monat vermieten.
Ich habe dem Makler Bescheid gegeben.
Wir halten es bis Montag für Sie frei.
Wie üblich wurde die Garage umgebaut.
Wie die meisten Häuser von 1995 hat es einen Keller.
Bei 20 Prozent Eigenkapital zahlen Sie 2.270 $ im Monat.
Zwei Dinge fallen auf: die Aussicht und der Weinkeller.
- **Steuern:** niedrig
- **Gegend:** ruhig
Verpassen Sie bei der Besichtigung nicht den Weinkeller.
Nach dem Kauf streicht der Verkäufer es neu.
`,
  pt: `
12 Main St tem três quartos e garagem para três carros.
A piscina é aquecida.
Foi vendida pela última vez em 2015.
O preço baixou em novembro.
O proprietário quer vender antes do Natal.
O condomínio é de 45 $ por mês.
Há uma vaga coberta.
Cães pequenos são permitidos.
O preço inclui os móveis.
Poderia ser alugada por 2.500 $ por mês.
Já avisei o corretor.
Guardamos a casa para você até segunda.
Como é comum, a garagem foi reformada.
Como a maioria das casas de 1995, tem porão.
Com 20 por cento de entrada, pagaria 2.270 $ por mês.
Duas coisas se destacam: a vista e a adega.
- **Impostos:** baixos
- **Bairro:** tranquilo
Na visita, não perca a adega.
Depois da venda, o vendedor vai pintá-la.
`,
  zh: `
12 Main St 有三间卧室和三车位车库。
泳池是恒温的。
上一次是2015年卖出的。
十一月降过价。
业主想在圣诞节前卖掉。
物业费每月45美元。
有一个带顶棚的车位。
可以养小狗。
价格包含家具。
每月可以租2500美元。
我已经通知了经纪人。
我们为您保留到周一。
通常车库都改成了客房。
和大多数1995年的房子一样，它有地下室。
首付20%的话，每月还2270美元。
有两点很突出：景观和酒窖。
- **税：** 低
- **社区：** 安静
看房时别错过酒窖。
成交后卖家会重新粉刷。
`,
}
