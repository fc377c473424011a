import type { LanguageCode } from '../../../reading/languages/language.ts'

/** What is so in general, courtesies, questions and counts of things that are no homes: all leave whole, whatever home is spoken of. One a line. */
export const generalTruths: Readonly<Record<LanguageCode, string>> = {
  en: `
A home inspection usually takes two to four hours.
Closing typically takes 30 to 45 days after your offer is accepted.
Most lenders ask for two years of tax returns.
Buyers often put down between 3 and 20 percent of the purchase price.
Escrow is a neutral account that holds money until the sale is complete.
An HOA sets rules for the community and collects dues from its members.
A duplex has two units under one roof.
In most cases, the buyer pays for the inspection.
The first step is usually getting pre-approved for a mortgage.
After that, you can start touring homes that fit your budget.
Once you find a home you love, you make an offer through an agent.
If the seller accepts, you usually have a few days to schedule an inspection.
Then the lender orders an appraisal to confirm the value of the home.
Finally, you sign the paperwork and get your keys.
1. Get pre-approved by a lender.
2. Decide what you need and what you can do without.
3. Tour a few homes and take notes.
4. Make an offer and negotiate the terms.
5. Have the home inspected before you commit.
- **Pre-approval:** shows sellers that you are serious.
- **Inspection:** a professional checks the roof, the plumbing and the wiring.
- **Appraisal:** an independent estimate of what a home is worth.
## Steps to buying a home
### What to bring to a viewing
Bring a notepad, a tape measure and a list of questions.
It helps to visit at different times of the day.
Take photos so you can compare later.
When you view a home, check the water pressure and look for damp spots.
Renters usually need proof of income, references and a photo ID.
Landlords often ask for first and last month's rent when a lease begins.
A lease is a contract between a landlord and a tenant.
Security deposits are usually returned within a few weeks of moving out, depending on state law.
Fixed-rate mortgages keep the same rate for the whole term, while adjustable ones can change.
A mortgage broker compares offers from several lenders.
Title insurance protects the buyer against old claims on the property.
Spring is often the busiest season for home sales in general.
Many people move in the summer because children are out of school.
In winter, fewer homes are usually listed.
There are about 10.76 square feet in a square meter.
One acre equals 43,560 square feet.
A mile is about 1.6 kilometers.
A townhouse usually shares at least one wall with a neighbor.
With a condo, you own the inside of your unit and share the rest.
A studio is an apartment with one main room.
A contingency lets a buyer back out if something goes wrong.
Closing costs often come to 2 to 5 percent of the price.
You have three choices: buy, rent, or wait.
There are two ways to sort the list: by price or by size.
I just need one or two details from you.
Let me give you three tips for your search.
That leaves us with two questions.
Here are five things to keep in mind when you visit a home:
I can answer in six languages.
Give me a minute, please.
I look forward to your questions.
I am sorry for the wait.
I am the chatbot of this firm.
I'm the virtual assistant of this website.
No worries, happy to help!
You're very welcome 😊
Thanks so much for reaching out!
My apologies for the confusion.
Good morning! How can I help you today?
Hope that helps!
Have a wonderful weekend!
Congratulations on your decision to look for a home!
Sure thing, one second.
Take all the time you need.
It was nice talking to you.
What matters most to you: space, light, or a short way to work?
Do you have a timeline in mind?
Are you a first-time buyer?
Is there a monthly payment you feel comfortable with?
Would you rather look at condos or houses first?
Could you tell me your maximum budget?
How soon are you hoping to move?
Do you need a garage?
Should I include homes with an HOA?
I can search by price, size, number of bedrooms and features like a pool.
I can compare homes, explain terms and answer questions about the listings.
I can show you homes for sale and for rent.
I work around the clock, so feel free to write anytime.
I understand English, Spanish, French, German, Portuguese and Chinese.
So you're looking for something under $600k, got it.
You asked for homes under 600k.
You said your limit is 600k.
I'm afraid I can't give legal advice.
I don't have that information, sorry.
I can't see into the future.
For legal questions, it's best to speak with an attorney.
A tax advisor can tell you what applies to your situation.
Every state has its own rules for that.
It depends on where you live and on your lender.
Rules differ from city to city.
Interest rates change daily, so it pays to compare.
A higher down payment usually means a lower monthly payment.
Your credit score affects the rate a lender offers you.
Sellers can accept, reject or counter an offer.
A counteroffer is a reply with different terms.
Earnest money shows that a buyer is serious.
Property taxes differ from county to county.
The buyer and the seller both sign the contract.
A good agent explains every step of the process.
Buying a home usually takes two to three months from the first viewing to the keys.
Renting gives you flexibility, while buying lets you build equity.
Older homes often need more maintenance.
New homes often come with a warranty from the builder.
Before signing a lease, read it carefully.
Ask about heating costs, parking and pets before you rent.
A walk-through is a last look at the home before closing.
An easement gives someone else the right to use part of a property.
Basements can be damp in older houses.
It is a good idea to get quotes from several movers.
Moving companies are often booked weeks ahead in summer.
You don't need to decide right now.
Home insurance is usually required by the lender.
PMI is insurance that protects the lender when the down payment is small.
Most offers include a deadline for the answer.
At closing, ownership passes from the seller to the buyer.
An open house is a time when anyone can walk in and look around.
For a viewing, plan about half an hour.
Here's how it works in general: you choose, you visit, you decide.
**In short:** buying takes longer, renting is more flexible.
`,
  es: `
Una inspección suele durar entre dos y cuatro horas.
El cierre suele tardar de 30 a 45 días.
La mayoría de los bancos piden las nóminas de los últimos meses.
Una hipoteca es un préstamo garantizado con la vivienda.
El primer paso es hablar con un banco para saber cuánto puede pedir prestado.
Después se visitan varias viviendas y se comparan.
Si el vendedor acepta la oferta, normalmente se firma un contrato de arras.
Por último, se firma la escritura ante notario y se entregan las llaves.
1. Calcule su presupuesto.
2. Haga una lista de lo que necesita.
3. Visite varias casas y tome notas.
- **Hipoteca:** un préstamo para comprar una vivienda.
Los compradores suelen aportar entre el 10 y el 20 por ciento del precio.
Lleve una cinta métrica y una libreta a la visita.
Conviene visitar la zona a distintas horas del día.
En general, en primavera se venden más casas que en invierno.
Un acre equivale a unos 4.047 metros cuadrados.
Un dúplex tiene dos viviendas bajo un mismo techo.
Tiene tres opciones: comprar, alquilar o esperar.
Solo necesito uno o dos datos más.
Le doy tres consejos para su búsqueda.
Quedo atento a sus preguntas.
Disculpe la espera.
Soy el asistente virtual de esta web.
¡Mucho gusto! ¿En qué puedo ayudarle hoy?
¡Espero que le sirva!
¡Que tenga un buen fin de semana!
¿Para cuándo piensa mudarse?
¿Prefiere un piso o una casa?
¿Necesita garaje?
Puedo buscar por precio, tamaño y número de dormitorios.
No puedo dar consejos legales.
Cada país tiene sus propias normas.
Los inquilinos suelen necesitar un justificante de ingresos.
Antes de firmar un contrato, léalo con calma.
Un buen agente explica cada paso.
Comprar una casa suele llevar dos o tres meses.
Los tipos de interés cambian con frecuencia, así que conviene comparar.
`,
  fr: `
Une inspection dure généralement deux à trois heures.
La vente prend souvent trois mois entre le compromis et l'acte définitif.
La plupart des banques demandent les trois derniers bulletins de salaire.
Un prêt immobilier est un crédit garanti par le logement.
La première étape consiste à parler avec une banque.
Ensuite, vous visitez plusieurs logements et vous comparez.
Si le vendeur accepte l'offre, on signe en général un compromis.
Enfin, l'acte est signé chez le notaire et les clés sont remises.
1. Définissez votre budget.
2. Faites la liste de vos besoins.
3. Visitez plusieurs biens et prenez des notes.
- **Dépôt de garantie :** une somme versée au début d'un bail.
Les acheteurs apportent souvent 10 à 20 pour cent du prix.
Apportez un mètre et un carnet pour la visite.
Il est utile de revenir à une autre heure de la journée.
En général, il y a plus de ventes au printemps qu'en hiver.
Un hectare vaut 10 000 mètres carrés.
Un duplex est un logement sur deux niveaux.
Vous avez trois possibilités : acheter, louer ou attendre.
Il me faut juste une ou deux précisions.
Voici trois conseils pour votre recherche.
Je reste à votre disposition.
Désolé pour l'attente.
Je suis l'assistant virtuel de ce site.
Bonjour ! Comment puis-je vous aider aujourd'hui ?
J'espère que cela vous aide !
Bon week-end à vous !
Quand souhaitez-vous déménager ?
Préférez-vous un appartement ou une maison ?
Avez-vous besoin d'un garage ?
Je peux chercher par prix, par surface et par nombre de chambres.
Je ne peux pas donner de conseils juridiques.
Chaque pays a ses propres règles.
Les locataires doivent souvent présenter un justificatif de revenus.
Avant de signer un bail, lisez-le attentivement.
Un bon agent explique chaque étape.
Acheter un logement prend souvent deux à trois mois.
Les taux d'intérêt changent souvent, mieux vaut comparer.
`,
  de: `
Eine Hausinspektion dauert meist zwei bis drei Stunden.
Bis zum Notartermin vergehen oft vier bis acht Wochen.
Die meisten Banken verlangen die Gehaltsnachweise der letzten drei Monate.
Eine Hypothek ist ein Darlehen, das durch die Immobilie abgesichert ist.
Der erste Schritt ist meist ein Gespräch mit der Bank.
Danach besichtigen Sie mehrere Häuser und vergleichen sie.
Wenn der Verkäufer das Angebot annimmt, wird in der Regel ein Kaufvertrag aufgesetzt.
Zum Schluss wird der Vertrag beim Notar unterschrieben, und Sie erhalten die Schlüssel.
1. Legen Sie Ihr Budget fest.
2. Schreiben Sie auf, was Ihnen wichtig ist.
3. Besichtigen Sie mehrere Häuser und machen Sie Notizen.
- **Kaution:** eine Sicherheit, die Mieter zu Beginn hinterlegen.
Käufer bringen oft 10 bis 20 Prozent des Preises als Eigenkapital mit.
Nehmen Sie ein Maßband und einen Notizblock zur Besichtigung mit.
Es lohnt sich, zu verschiedenen Tageszeiten vorbeizuschauen.
Im Allgemeinen werden im Frühling mehr Häuser verkauft als im Winter.
Ein Hektar hat 10.000 Quadratmeter.
Ein Doppelhaus besteht aus zwei Haushälften.
Sie haben drei Möglichkeiten: kaufen, mieten oder warten.
Ich brauche nur noch ein oder zwei Angaben.
Hier sind drei Tipps für Ihre Suche.
Ich freue mich auf Ihre Fragen.
Entschuldigen Sie die Wartezeit.
Ich bin der Chatbot dieser Firma.
Guten Morgen! Wie kann ich Ihnen heute helfen?
Ich hoffe, das hilft Ihnen weiter!
Schönes Wochenende!
Wann möchten Sie umziehen?
Bevorzugen Sie eine Wohnung oder ein Haus?
Brauchen Sie eine Garage?
Ich kann nach Preis, Größe und Zimmerzahl suchen.
Rechtsberatung darf ich nicht geben.
Jedes Bundesland hat eigene Regeln.
Mieter brauchen meist einen Einkommensnachweis.
Lesen Sie einen Mietvertrag genau, bevor Sie ihn unterschreiben.
Ein guter Makler erklärt jeden Schritt.
Ein Hauskauf dauert meist zwei bis drei Monate.
Zinsen ändern sich oft, deshalb lohnt sich ein Vergleich.
`,
  pt: `
Uma vistoria costuma durar de duas a três horas.
O fechamento costuma levar de 30 a 45 dias.
A maioria dos bancos pede os comprovantes de renda dos últimos meses.
Um financiamento é um empréstimo garantido pelo imóvel.
O primeiro passo costuma ser falar com um banco.
Depois, você visita vários imóveis e compara.
Se o vendedor aceitar a proposta, normalmente se assina um contrato.
Por fim, a escritura é assinada no cartório e as chaves são entregues.
1. Defina o seu orçamento.
2. Faça uma lista do que precisa.
3. Visite vários imóveis e anote tudo.
- **Caução:** um valor deixado no início do aluguel.
Os compradores costumam dar uma entrada de 10 a 20 por cento do preço.
Leve uma trena e um caderno para a visita.
Vale a pena voltar em outro horário do dia.
Em geral, vendem-se mais casas na primavera do que no inverno.
Um hectare tem 10.000 metros quadrados.
Um duplex tem duas moradias sob o mesmo teto.
Você tem três opções: comprar, alugar ou esperar.
Só preciso de um ou dois detalhes.
Aqui vão três dicas para a sua busca.
Fico à disposição para as suas perguntas.
Desculpe a demora.
Sou o assistente virtual deste site.
Bom dia! Como posso ajudar hoje?
Espero ter ajudado!
Tenha um ótimo fim de semana!
Quando pretende se mudar?
Prefere um apartamento ou uma casa?
Precisa de garagem?
Posso buscar por preço, tamanho e número de quartos.
Não posso dar conselhos jurídicos.
Cada país tem as suas próprias regras.
Os inquilinos costumam precisar de um comprovante de renda.
Antes de assinar um contrato, leia-o com calma.
Um bom corretor explica cada passo.
Comprar uma casa costuma levar dois ou três meses.
Os juros mudam com frequência, por isso vale a pena comparar.
`,
  zh: `
验房一般需要两到三个小时。
过户通常需要30到45天。
大多数银行会要求提供最近几个月的收入证明。
房贷是以房产作抵押的贷款。
第一步通常是向银行了解自己能贷多少。
然后您可以多看几套房子，做个比较。
如果卖家接受报价，双方一般会签订购房合同。
最后签字、过户、拿钥匙。
1. 先确定预算。
2. 列出自己的需求。
3. 多看几套房子，并做好笔记。
- **押金：** 租房开始时交给房东的保证金。
买家的首付通常是房价的10%到20%。
看房时带上卷尺和笔记本。
最好在一天中不同的时间去看看。
一般来说，春天成交的房子比冬天多。
一公顷等于10000平方米。
双拼住宅是一栋楼里有两个独立单元的房子。
您有三个选择：买房、租房或者再等等。
我只需要您再提供一两个信息。
给您三个找房小建议。
期待您的提问。
抱歉让您久等了。
我是本站的聊天机器人。
早上好！今天有什么可以帮您？
希望对您有帮助！
祝您周末愉快！
您打算什么时候搬家？
您更喜欢公寓还是独栋房子？
您需要车库吗？
我可以按价格、面积和卧室数量搜索。
我不能提供法律建议。
每个国家的规定都不一样。
租客通常需要提供收入证明。
签合同之前请仔细阅读。
好的经纪人会解释每一个步骤。
买房一般需要两三个月。
利率经常变化，所以多比较几家比较好。
`,
}
