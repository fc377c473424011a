import type { LanguageCode } from '../../../reading/languages/language.ts'

/** Sentences that are true of the homes of gate.fixture.ts, or claim nothing, one a line: not a sign of them may change. */
export const trueSentences: Readonly<Record<LanguageCode, string>> = {
  en: `
You have two options: call us or write.
A duplex is a house with two units.
I can help with one or two questions at a time.
12 Main St is a single-family home in Kent, Washington.
12 Main St is for sale and currently active.
40 Oak Avenue is a condominium in Seattle.
3512 NE 45th St #4 is for rent.
The rent for 3512 NE 45th St #4 is $2,350 a month, and the deposit is $1,500.
12 Main St is not sold yet.
12 Main St is a lovely home with a fireplace.
Would you like to see more photos of 12 Main St?
The listing does not say whether it has a garage.
I don't know when it was renovated.
I'm sorry, I can't tell you about crime in the area; please check official sources.
I cannot judge how safe a neighborhood is, but official crime statistics are public.
I have no information about schools nearby.
I can't book a viewing myself, but the agent can.
Please contact the agent to schedule a tour.
You can call us at (555) 123-4567 to book a tour.
Never send money or card numbers by chat.
We never ask for your card number or password here.
You asked for homes under $600k.
40 Oak Avenue is cheaper than 12 Main St.
12 Main St is larger than 40 Oak Avenue.
12 Main St is within your budget.
Unlike 40 Oak Avenue, 12 Main St has a pool.
12 Main St was built in 1995 and has been on the market for 12 days.
An HOA is a homeowners association that collects monthly fees from owners.
Closing costs usually include title insurance and taxes.
Escrow means that a neutral third party holds the money until the sale closes.
A half bath has a toilet and a sink but no shower.
Pre-approval tells you how much a lender would give you.
A condo is an apartment that you own, while a townhouse has its own entrance.
The difference between a condo and a townhouse is who owns the land.
I'd be happy to help you compare the two homes.
Let me know which one you like best.
If you tell me your budget, I can narrow the list.
Should I look for homes with a garage or a pool?
I found no homes with a helipad.
Sorry, none of the listings mentions a wine cellar.
That is a good question.
You're welcome! Have a great day.
Buying a home is a big step, so take your time.
I can also search for rentals if you prefer.
There are 23 homes that match.
Here are the first four of 23 homes.
According to the listing, 12 Main St has a swimming pool.
Both homes have at least one parking spot.
Calle Mayor 8 is in Madrid and costs €615,000.
The lot of 12 Main St is 6,100 sq ft.
12 Main St has two parking spots and three bedrooms.
Whether the seller would accept a lower price is something only the agent can tell.
I can't promise anything about future prices.
Nobody can say how prices will develop.
Is there anything else you would like to know?
`,
  es: `
Tiene dos opciones: llámenos o escríbanos.
Un dúplex es una casa con dos viviendas.
Puedo ayudarle con una o dos preguntas a la vez.
12 Main St es una casa unifamiliar en Kent, Washington.
12 Main St está en venta y sigue activa.
40 Oak Avenue es un condominio en Seattle.
3512 NE 45th St #4 está en alquiler.
El alquiler de 3512 NE 45th St #4 es de 2.350 $ al mes y la fianza es de 1.500 $.
12 Main St todavía no está vendida.
12 Main St es una casa bonita con chimenea.
¿Quiere ver más fotos de 12 Main St?
El anuncio no dice si tiene garaje.
No sé cuándo se renovó.
Lo siento, no puedo decirle nada sobre la delincuencia en la zona; consulte las fuentes oficiales.
No puedo valorar si un barrio es seguro.
No tengo información sobre las escuelas cercanas.
No puedo reservar una visita, pero el agente sí puede.
Por favor, contacte con el agente para concertar una visita.
Nunca envíe dinero ni números de tarjeta por chat.
Usted pidió casas por debajo de 600.000 $.
40 Oak Avenue es más barata que 12 Main St.
12 Main St es más grande que 40 Oak Avenue.
A diferencia de 40 Oak Avenue, 12 Main St tiene piscina.
12 Main St se construyó en 1995 y lleva 12 días en el mercado.
Una HOA es una asociación de propietarios que cobra cuotas mensuales.
Los gastos de cierre suelen incluir el seguro de título y los impuestos.
La preaprobación indica cuánto le prestaría un banco.
La diferencia entre un condominio y una casa adosada es quién posee el terreno.
Con mucho gusto le ayudo a comparar las dos casas.
Dígame cuál le gusta más.
Si me dice su presupuesto, puedo acotar la lista.
¿Busco casas con garaje o con piscina?
No encontré casas con helipuerto.
Ninguno de los anuncios menciona una bodega de vinos.
Es una buena pregunta.
¡De nada! Que tenga un buen día.
Comprar una casa es un gran paso, así que tómese su tiempo.
Hay 23 viviendas que coinciden.
Según el anuncio, 12 Main St tiene piscina.
Calle Mayor 8 está en Madrid y cuesta 615.000 €.
12 Main St tiene dos plazas de aparcamiento y tres dormitorios.
Nadie puede decir cómo evolucionarán los precios.
¿Prefiere una casa o un piso?
¿Quiere comprar o alquilar?
¿En qué ciudad está pensando?
`,
  fr: `
Vous avez deux options : appelez-nous ou écrivez-nous.
Un duplex est une maison avec deux logements.
Je peux vous aider avec une ou deux questions à la fois.
12 Main St est une maison individuelle à Kent, Washington.
12 Main St est à vendre et toujours active.
40 Oak Avenue est un appartement en copropriété à Seattle.
3512 NE 45th St #4 est à louer.
Le loyer de 3512 NE 45th St #4 est de 2 350 $ par mois et la caution de 1 500 $.
12 Main St n’est pas encore vendue.
12 Main St est une jolie maison avec une cheminée.
Voulez-vous voir plus de photos de 12 Main St ?
L’annonce ne dit pas s’il y a un garage.
Je ne sais pas quand elle a été rénovée.
Désolé, je ne peux pas vous parler de la criminalité du quartier ; consultez les sources officielles.
Je ne peux pas juger si un quartier est sûr.
Je n’ai aucune information sur les écoles à proximité.
Je ne peux pas réserver de visite, mais l’agent le peut.
Veuillez contacter l’agent pour organiser une visite.
N’envoyez jamais d’argent ni de numéro de carte par chat.
Vous avez demandé des maisons à moins de 600 000 $.
40 Oak Avenue est moins chère que 12 Main St.
12 Main St est plus grande que 40 Oak Avenue.
Contrairement à 40 Oak Avenue, 12 Main St a une piscine.
12 Main St a été construite en 1995 et est sur le marché depuis 12 jours.
Une HOA est une association de propriétaires qui perçoit des charges mensuelles.
Les frais de notaire comprennent généralement les taxes.
La différence entre un appartement et une maison de ville est la propriété du terrain.
Je vous aide volontiers à comparer les deux maisons.
Dites-moi laquelle vous préférez.
Si vous me donnez votre budget, je peux affiner la liste.
Dois-je chercher des maisons avec un garage ou une piscine ?
Je n’ai trouvé aucune maison avec héliport.
Aucune des annonces ne mentionne de cave à vin.
C’est une bonne question.
Je vous en prie ! Bonne journée.
Acheter une maison est une grande étape, alors prenez votre temps.
Il y a 23 biens qui correspondent.
Selon l’annonce, 12 Main St a une piscine.
Calle Mayor 8 se trouve à Madrid et coûte 615 000 €.
12 Main St a deux places de parking et trois chambres.
Personne ne peut dire comment les prix évolueront.
Préférez-vous une maison ou un appartement ?
Souhaitez-vous acheter ou louer ?
À quelle ville pensez-vous ?
De combien de chambres avez-vous besoin ?
`,
  de: `
Sie haben zwei Möglichkeiten: Rufen Sie uns an oder schreiben Sie uns.
Ein Doppelhaus ist ein Haus mit zwei Wohneinheiten.
Ich kann Ihnen mit ein oder zwei Fragen auf einmal helfen.
12 Main St ist ein Einfamilienhaus in Kent, Washington.
12 Main St steht zum Verkauf und ist noch aktiv.
40 Oak Avenue ist eine Eigentumswohnung in Seattle.
3512 NE 45th St #4 ist zu vermieten.
Die Miete für 3512 NE 45th St #4 beträgt 2.350 $ im Monat, die Kaution 1.500 $.
12 Main St ist noch nicht verkauft.
12 Main St ist ein schönes Haus mit Kamin.
Möchten Sie mehr Fotos von 12 Main St sehen?
Das Inserat sagt nicht, ob es eine Garage gibt.
Ich weiß nicht, wann es renoviert wurde.
Leider kann ich Ihnen nichts über die Kriminalität in der Gegend sagen; bitte sehen Sie in den offiziellen Quellen nach.
Ich kann nicht beurteilen, wie sicher eine Gegend ist.
Über die Schulen in der Nähe habe ich keine Informationen.
Ich kann keine Besichtigung buchen, aber der Makler kann das.
Bitte wenden Sie sich an den Makler, um eine Besichtigung zu vereinbaren.
Senden Sie niemals Geld oder Kartennummern per Chat.
Sie haben nach Häusern unter 600.000 $ gefragt.
40 Oak Avenue ist günstiger als 12 Main St.
12 Main St ist größer als 40 Oak Avenue.
Anders als 40 Oak Avenue hat 12 Main St einen Pool.
12 Main St wurde 1995 gebaut und ist seit 12 Tagen am Markt.
Eine HOA ist eine Eigentümergemeinschaft, die monatliche Beiträge erhebt.
Die Kaufnebenkosten umfassen meist Notar und Steuern.
Der Unterschied zwischen einer Eigentumswohnung und einem Reihenhaus ist, wem das Grundstück gehört.
Ich helfe Ihnen gern, die beiden Häuser zu vergleichen.
Sagen Sie mir, welches Ihnen am besten gefällt.
Wenn Sie mir Ihr Budget nennen, kann ich die Liste eingrenzen.
Soll ich nach Häusern mit Garage oder Pool suchen?
Ich habe keine Häuser mit Hubschrauberlandeplatz gefunden.
Keines der Inserate erwähnt einen Weinkeller.
Das ist eine gute Frage.
Gern geschehen! Einen schönen Tag noch.
Ein Hauskauf ist ein großer Schritt, nehmen Sie sich also Zeit.
Es gibt 23 passende Immobilien.
Laut Inserat hat 12 Main St einen Pool.
Calle Mayor 8 liegt in Madrid und kostet 615.000 €.
12 Main St hat zwei Stellplätze und drei Schlafzimmer.
Niemand kann sagen, wie sich die Preise entwickeln.
Bevorzugen Sie ein Haus oder eine Wohnung?
Möchten Sie kaufen oder mieten?
An welche Stadt denken Sie?
Wie viele Schlafzimmer brauchen Sie?
`,
  pt: `
Você tem duas opções: ligue para nós ou escreva.
Um duplex é uma casa com duas moradias.
Posso ajudar com uma ou duas perguntas de cada vez.
12 Main St é uma casa unifamiliar em Kent, Washington.
12 Main St está à venda e continua ativa.
40 Oak Avenue é um condomínio em Seattle.
3512 NE 45th St #4 está para alugar.
O aluguel de 3512 NE 45th St #4 é de 2.350 $ por mês e a caução é de 1.500 $.
12 Main St ainda não foi vendida.
12 Main St é uma casa bonita com lareira.
Quer ver mais fotos de 12 Main St?
O anúncio não diz se há garagem.
Não sei quando foi reformada.
Desculpe, não posso falar sobre a criminalidade na região; consulte as fontes oficiais.
Não posso avaliar se um bairro é seguro.
Não tenho informações sobre as escolas próximas.
Não posso agendar uma visita, mas o corretor pode.
Por favor, contate o corretor para agendar uma visita.
Nunca envie dinheiro nem números de cartão pelo chat.
Você pediu casas até 600.000 $.
40 Oak Avenue é mais barata que 12 Main St.
12 Main St é maior do que 40 Oak Avenue.
Ao contrário de 40 Oak Avenue, 12 Main St tem piscina.
12 Main St foi construída em 1995 e está no mercado há 12 dias.
12 Main St tem três quartos, dois banheiros e duas vagas de estacionamento.
Uma HOA é uma associação de proprietários que cobra taxas mensais.
A diferença entre um apartamento e uma casa geminada é quem possui o terreno.
Com prazer ajudo a comparar as duas casas.
Diga-me qual prefere.
Se me disser o seu orçamento, posso refinar a lista.
Devo procurar casas com garagem ou piscina?
Não encontrei casas com heliponto.
Nenhum dos anúncios menciona uma adega.
É uma boa pergunta.
De nada! Tenha um bom dia.
Comprar uma casa é um grande passo, então leve o tempo que precisar.
Há 23 imóveis que correspondem.
Segundo o anúncio, 12 Main St tem piscina.
Calle Mayor 8 fica em Madrid e custa 615.000 €.
Ninguém pode dizer como os preços vão evoluir.
Prefere uma casa ou um apartamento?
Quer comprar ou alugar?
Em que cidade está pensando?
De quantos quartos precisa?
40 Oak Avenue não tem piscina.
`,
  zh: `
您有两个选择：给我们打电话或者写信。
双拼住宅是有两个单元的房屋。
我一次可以回答一两个问题。
12 Main St 是一套独栋住宅，位于Kent。
12 Main St 正在出售。
40 Oak Avenue 是一套公寓，位于Seattle。
3512 NE 45th St #4 出租。
3512 NE 45th St #4 的租金是每月$2,350，押金是$1,500。
12 Main St 还没有售出。
12 Main St 是一套漂亮的房子，有壁炉。
您想看12 Main St 的更多照片吗？
房源没有说明是否有车库。
我不知道它是什么时候翻新的。
很抱歉，我无法评价该地区的治安；请查看官方资料。
我没有关于附近学校的信息。
我不能为您预约看房，但经纪人可以。
请联系经纪人预约看房。
切勿在聊天中发送银行卡号或密码。
您要求60万美元以下的房子。
40 Oak Avenue 比 12 Main St 便宜。
12 Main St 比 40 Oak Avenue 更大。
12 Main St 建于1995年，已上市12天。
业主协会（HOA）是向业主收取月费的组织。
我很乐意帮您比较这两套房子。
请告诉我您更喜欢哪一套。
如果您告诉我预算，我可以缩小范围。
要我找带车库或者游泳池的房子吗？
没有找到带停机坪的房源。
这是个好问题。
不客气！祝您愉快。
买房是一件大事，请慢慢考虑。
共有23套房源符合条件。
根据房源信息，12 Main St 有游泳池。
Calle Mayor 8 位于Madrid，售价€615,000。
12 Main St 有两个停车位和三个卧室。
没有人知道房价会怎么变化。
您更喜欢独栋还是公寓？
您想买房还是租房？
您想找哪个城市的房子？
您需要几个卧室？
40 Oak Avenue 没有游泳池。
40 Oak Avenue 的物业费是每月$250。
如果您愿意，我可以为您展示Seattle的类似房源。
祝您找房顺利！
我只知道房源上写的内容。
`,
}
