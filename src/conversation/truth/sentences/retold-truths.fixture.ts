import type { LanguageCode } from '../../../reading/languages/language.ts'

/** What leaves whole, by language: "QUESTION >> SENTENCE" where it hangs on the visitor's words, "⏎" for a new line. */
// biome-ignore format: a sentence a line
export const retoldTruths: Readonly<Record<LanguageCode, string>> = {
  en: `
[2210 Alder Ct](101) asks $463,500.
[2210 Alder Ct](101) offers 3 bedrooms.
Its lot measures 7,420 square feet.
[2210 Alder Ct](101) is located in Golden, CO.
[2210 Alder Ct](101) is available.
[2210 Alder Ct](101) can be bought for $463,500.
The year built of [2210 Alder Ct](101) is 1987.
[2210 Alder Ct](101) has been listed for 19 days.
The MLS ID of [2210 Alder Ct](101) is 88120101.
[2210 Alder Ct](101) does not have 5 bedrooms.
You get 3 bedrooms and 2 bathrooms for $463,500.
The sellers ask $463,500 for [2210 Alder Ct](101).
[2210 Alder Ct](101) went up in 1987.
Two cars? [2210 Alder Ct](101) has 2 parking spots.
The house offers three bedrooms and two bathrooms.
The home comes with 3 bedrooms.
Price: $463,500. Bedrooms: 3. Bathrooms: 2.
You can own [2210 Alder Ct](101) for $463,500.
I want a house with a big kitchen >> You would like a house with a big kitchen.
I need to move by March >> You need to move by March.
two bedrooms, a garden and a garage >> So you want two bedrooms, a garden and a garage.
no stairs please >> You asked for no stairs.
I can pay 2,000 a month >> You can pay 2,000 a month, as you said.
Thanks for reaching out.
Please excuse the mix-up.
I wish you a pleasant evening.
That's a good question!
Enjoy the rest of your day.
Don't hesitate to write again.
All the best to you and your family.
Happy to help any time.
Great to hear from you again.
Do you have a price range in mind?
How soon would you like to move in?
I can widen the search if you like.
Which of these would you like to know more about?
Could you tell me which city you prefer?
Do you prefer new or old houses?
Want to see what else there is?
Would you like to narrow it down by size?
What matters more to you, size or price?
Interest rates change over time.
Rent is usually paid once a month.
A mile is about 1.6 kilometers.
Moving in winter is often cheaper.
South-facing windows let in more light.
People move for many reasons.
Dogs need space to run.
Most houses have a kitchen.
A gas fireplace needs no wood.
I have three questions for you.
There are four ways to reach us.
I will answer in two parts.
One more thing.
Three words: take your time.
I can give you ten ideas if you like.
Both questions are good ones.
A lien is a claim on a property for an unpaid debt.
PMI stands for private mortgage insurance.
Closing costs are the fees that are paid at the end of a purchase.
A half bath has a toilet and a sink but no shower.
A cul-de-sac is a street that is closed at one end.
A home warranty pays for some repairs.
Zestimate is an estimate of a home's value by a computer.
A realtor is an agent who belongs to an association.
Then talk to a bank.
Make a list of what matters to you.
Read every page before you sign.
The listing of [2210 Alder Ct](101) does not mention a pool.
The listing says nothing about schools.
I can't tell how loud the street is.
The record of [2210 Alder Ct](101) has nothing on heating costs.
I have no data on crime around [2210 Alder Ct](101).
We do not know if the kitchen of [2210 Alder Ct](101) is new.
I was not able to find out why the owner sells.
It isn't clear from the listing if [2210 Alder Ct](101) has air conditioning.
That I do not know.
My information on [2210 Alder Ct](101) does not cover the school district.
[2210 Alder Ct](101) costs about $460,000.
[2210 Alder Ct](101) is a little over $450,000.
[2210 Alder Ct](101) costs less than $500,000.
The lot of [2210 Alder Ct](101) is about 0.17 acres.
[2210 Alder Ct](101) was built in the 1980s.
[2210 Alder Ct](101) was listed some 3 weeks ago.
[2210 Alder Ct](101) stays below $500,000.
[2210 Alder Ct](101) has nearly 1,800 square feet.
[2210 Alder Ct](101) has a lot of roughly 0.17 acres.
[2210 Alder Ct](101) is in the neighborhood of $460,000.
[2210 Alder Ct](101) costs upwards of $450,000.
[915 Birch Way](102) is cheaper than [2210 Alder Ct](101).
[915 Birch Way](102) is the larger of the two.
The difference in price between [2210 Alder Ct](101) and [915 Birch Way](102) is $144,600.
[2210 Alder Ct](101) costs more than [915 Birch Way](102).
[2210 Alder Ct](101) is smaller than [915 Birch Way](102).
The newer of the two is [915 Birch Way](102).
[2210 Alder Ct](101) and [915 Birch Way](102) are in different cities.
[915 Birch Way](102), by contrast, costs $318,900.
| | [2210 Alder Ct](101) | ⏎ |---|---| ⏎ | Price | $463,500 | ⏎ | Bedrooms | 3 | ⏎ | Year built | 1987 |
| Home | Type | For | ⏎ |---|---|---| ⏎ | [2210 Alder Ct](101) | House | Sale |
- Price: $463,500 ⏎ - Bedrooms: 3 ⏎ - Bathrooms: 2
**2210 Alder Ct** - Golden, CO ⏎ - $463,500 ⏎ - 3 bd / 2 ba ⏎ - 1,764 square feet
| Feature | 2210 Alder Ct | 915 Birch Way | ⏎ |---|---|---| ⏎ | Price | $463,500 | $318,900 |
* Address: 2210 Alder Ct ⏎ * City: Golden ⏎ * ZIP: 80401
If I read the listing correctly, [2210 Alder Ct](101) was built in 1987.
By all accounts, [2210 Alder Ct](101) has 3 bedrooms.
To the best of my knowledge, [2210 Alder Ct](101) is for sale.
The listing states that [2210 Alder Ct](101) has 1,764 square feet.
Landlords usually ask for a deposit.
Building a house takes longer than buying one.
Most leases run for a year.
Renters insurance covers your belongings.
A metal roof lasts longer than shingles.
Insulation saves energy.
Subletting often needs the landlord's consent.
Solar panels turn light into electricity.
Steel beams carry heavy loads.
Would one more bedroom help you?
Shall I include homes a little over your budget?
How far would you drive to work?
Let me name three reasons.`,
  es: `
[2210 Alder Ct](101) pide 463.500 $.
[2210 Alder Ct](101) no está en alquiler.
[2210 Alder Ct](101) es una vivienda unifamiliar.
[2210 Alder Ct](101) mide 164 m².
Su precio asciende a 463.500 $.
La casa cuenta con tres habitaciones.
Se asienta sobre un terreno de 7.420 pies cuadrados.
Ha sido un placer ayudarle.
Disculpe la confusión.
Que tenga un buen día.
Mucha suerte en su búsqueda.
Cuídese mucho.
¿Quiere que compare estas dos casas?
¿Le importa que haya escaleras?
¿Busca algo para comprar o para alquilar?
¿Le muestro casas con más terreno?
¿Cuántas personas van a vivir allí?
Una hectárea tiene 10.000 metros cuadrados.
Mudarse cuesta tiempo y dinero.
Una casa grande gasta más en calefacción.
Tengo tres preguntas para usted.
Le doy tres consejos.
Mil gracias.
Son dos preguntas en una.
Un dúplex es una casa con dos viviendas.
"Pendiente" quiere decir que hay una oferta aceptada.
Los gastos de cierre son los que se pagan al final de la compra.
HOA significa asociación de propietarios.
Primero se fija un presupuesto.
Antes de firmar, lea bien el contrato.
Al final se entregan las llaves.
No sé si [2210 Alder Ct](101) tiene sótano.
De los impuestos de [2210 Alder Ct](101) no tengo datos.
No se indica si hay aire acondicionado.
La ficha no aclara si la cocina es nueva.
[2210 Alder Ct](101) cuesta algo menos de 500.000 $.
[2210 Alder Ct](101) se construyó en la década de 1980.
[2210 Alder Ct](101) tiene cerca de 1.800 pies cuadrados.
[2210 Alder Ct](101) no llega a 500.000 $.
[2210 Alder Ct](101) lleva en venta unas 3 semanas.
Según el anuncio, [2210 Alder Ct](101) cuesta 463.500 $.
Si no me equivoco, [2210 Alder Ct](101) está en Golden.
Los inquilinos suelen pagar una fianza.
Un tejado de metal dura más que uno de madera.
Para construir hace falta una licencia.
Los muros de carga no se pueden quitar sin más.
¿Le bastan dos baños?
¿Quiere ver más fotos?
¿Puedo ayudarle en algo más?
Veo tres posibilidades.
Le hago dos preguntas más.`,
  fr: `
[2210 Alder Ct](101) est en vente.
[2210 Alder Ct](101) n'est pas à louer.
[2210 Alder Ct](101) est une maison individuelle.
[2210 Alder Ct](101) fait 164 m².
Son prix s'élève à 463 500 $.
La maison compte trois chambres.
Elle se trouve sur un terrain de 7 420 pieds carrés.
On en demande 463 500 $.
Ce fut un plaisir de vous aider.
Enchanté.
Je reste à votre disposition.
Merci de votre patience.
Voulez-vous que je compare ces deux maisons ?
Avez-vous un budget en tête ?
Dites-moi quel quartier vous préférez.
Si vous me donnez votre budget, je peux affiner la recherche.
Qu'est-ce qui compte le plus pour vous ?
Préférez-vous le neuf ou l'ancien ?
Un hectare fait 10 000 mètres carrés.
Un jardin demande du temps.
Les pièces au sud reçoivent plus de soleil.
Une grande maison coûte plus cher à chauffer.
Il y a deux façons de faire.
Procédons en trois étapes.
Encore deux choses.
« En attente » veut dire qu'une offre a été acceptée.
Un studio est un logement sans chambre séparée.
Une servitude donne le droit d'utiliser une partie d'un terrain.
L'estimation dit combien vaut un logement.
D'abord, fixez un budget.
Avant de signer, lisez bien le contrat.
À la fin, on remet les clés.
L'annonce de [2210 Alder Ct](101) ne mentionne pas de piscine.
L'état du toit n'est pas précisé.
Sur les voisins, je ne peux rien dire.
L'annonce ne dit rien de la climatisation.
[2210 Alder Ct](101) coûte un peu moins de 500 000 $.
[2210 Alder Ct](101) date des années 1980.
[2210 Alder Ct](101) est sur le marché depuis environ 3 semaines.
[2210 Alder Ct](101) avoisine les 460 000 $.
[2210 Alder Ct](101) a été construite dans les années 1980.
[2210 Alder Ct](101) est proposée à moins de 500 000 $.
Il semble que [2210 Alder Ct](101) ait 3 chambres.
Les locataires versent souvent un dépôt de garantie.
Construire une maison prend plus de temps que l'acheter.
Pour construire, il faut un permis.
Le béton a besoin de temps pour sécher.
Voulez-vous que je cherche aussi ailleurs ?
Une de ces maisons vous plaît-elle ?
Il me faut encore un détail.`,
  de: `
[2210 Alder Ct](101) steht zum Verkauf.
[2210 Alder Ct](101) kann man für 463.500 $ kaufen.
[2210 Alder Ct](101) hat nicht 5 Schlafzimmer.
Für 463.500 $ bekommen Sie 3 Schlafzimmer und 2 Bäder.
Es stammt aus dem Jahr 1987.
Es steht auf einem Grundstück von 7.420 Quadratfuß.
Danke für Ihre Nachricht.
Ich wünsche Ihnen ein schönes Wochenende.
Schön, Sie kennenzulernen.
Ich stehe Ihnen gern zur Verfügung.
Ich danke Ihnen für Ihr Interesse.
Passen Sie auf sich auf.
Haben Sie ein Budget im Kopf?
Sagen Sie mir, welche Gegend Sie bevorzugen.
Wenn Sie mir Ihr Budget nennen, kann ich die Suche eingrenzen.
Was ist Ihnen am wichtigsten?
Lieber ein Neubau oder ein Altbau?
Ein Hektar hat 10.000 Quadratmeter.
Ziegel speichern Wärme gut.
Umziehen kostet Zeit und Kraft.
Jeder Käufer hat andere Wünsche.
Ein großes Haus kostet mehr Heizung.
Es gibt zwei Wege dahin.
Gehen wir in drei Schritten vor.
Noch zwei Dinge.
Eine Hypothek ist ein Darlehen, das durch das Haus gesichert ist.
Ein Studio ist eine Wohnung ohne eigenes Schlafzimmer.
Ein Wegerecht erlaubt, ein fremdes Grundstück zu nutzen.
Ein Gutachten sagt, was ein Haus wert ist.
Ein Grundbuch zeigt, wem ein Grundstück gehört.
Danach besichtigen Sie das Haus.
Am Ende werden die Schlüssel übergeben.
Ich weiß nicht, ob [2210 Alder Ct](101) einen Keller hat.
Zu den Steuern von [2210 Alder Ct](101) habe ich keine Daten.
Warum verkauft wird, ist nicht bekannt.
[2210 Alder Ct](101) kostet etwa 460.000 $.
[2210 Alder Ct](101) kostet etwas über 450.000 $.
[2210 Alder Ct](101) ist seit etwa 3 Wochen auf dem Markt.
[2210 Alder Ct](101) liegt bei ungefähr 460.000 $.
[2210 Alder Ct](101) kostet weniger als 500.000 $.
[2210 Alder Ct](101) steht seit rund 3 Wochen zum Verkauf.
[2210 Alder Ct](101) bleibt unter 500.000 $.
Anscheinend hat [2210 Alder Ct](101) 3 Schlafzimmer.
Mieter zahlen meist eine Kaution.
Dämmung spart Energie.
Wer bauen will, braucht eine Genehmigung.
Beton braucht Zeit zum Trocknen.
Brauchen Sie einen Garten?
Kann ich sonst noch etwas für Sie tun?
Ich sehe drei Möglichkeiten.
Ich habe noch zwei Fragen.`,
  pt: `
[2210 Alder Ct](101) está à venda.
[2210 Alder Ct](101) não está para alugar.
[2210 Alder Ct](101) não tem 5 quartos.
Por 463.500 $, você leva 3 quartos e 2 banheiros.
Foi erguida em 1987.
Espera um comprador há 19 dias.
Pedem 463.500 $ por [2210 Alder Ct](101).
Foi um prazer ajudar.
Desejo-lhe um bom fim de semana.
Muito prazer.
Fico à disposição.
Agradeço o seu interesse.
Quer que eu compare estas duas casas?
Quando gostaria de se mudar?
Procura comprar ou alugar?
Se me disser o seu orçamento, posso afinar a busca.
O que é mais importante para você?
Prefere uma casa nova ou antiga?
Um hectare tem 10.000 metros quadrados.
Mudar de casa leva tempo.
Cada comprador tem as suas prioridades.
Tenho três perguntas para você.
Há duas maneiras de fazer isso.
Mil obrigados.
Falo seis línguas.
A hipoteca é um empréstimo garantido pelo imóvel.
Um estúdio é um imóvel sem quarto separado.
HOA significa associação de proprietários.
O fiador é quem garante o pagamento do aluguel.
Primeiro, defina um orçamento.
Antes de assinar, leia bem o contrato.
O anúncio de [2210 Alder Ct](101) não menciona piscina.
O estado do telhado não consta.
Sobre os vizinhos não posso dizer nada.
O anúncio não diz se há ar-condicionado.
[2210 Alder Ct](101) custa um pouco menos de 500.000 $.
[2210 Alder Ct](101) passa dos 450.000 $.
[2210 Alder Ct](101) está no mercado há cerca de 3 semanas.
[2210 Alder Ct](101) fica na casa dos 460.000 $.
[2210 Alder Ct](101) não chega a 500.000 $.
[2210 Alder Ct](101) custa por volta de 460.000 $.
Parece que [2210 Alder Ct](101) tem 3 quartos.
Os inquilinos costumam pagar uma caução.
Construir uma casa demora mais do que comprar uma.
Um telhado de metal dura mais.
Paredes estruturais não podem ser simplesmente retiradas.
Dois banheiros são suficientes?
Quer que eu procure também em outras cidades?
Gostou de alguma destas casas?
Preciso de mais um dado.
Tenho mais duas perguntas.`,
  zh: `
[2210 Alder Ct](101) 开价 $463,500。
花 $463,500 就能买下 [2210 Alder Ct](101)。
[2210 Alder Ct](101) 建成于 1987 年。
[2210 Alder Ct](101) 已经挂牌 19 天了。
[2210 Alder Ct](101) 占地 7,420平方英尺。
[2210 Alder Ct](101) 的标价是 $463,500。
[2210 Alder Ct](101) 里有 3 间卧室和 2 间浴室。
这套房子要价 $463,500。
祝您周末愉快。
不好意思，让您久等了。
祝您早日找到理想的家。
您心里有预算吗？
您打算什么时候搬家？
您想买房还是租房？
告诉我您的预算，我可以缩小范围。
对您来说什么最重要？
您喜欢新房还是老房子？
需要车库吗？
一公顷等于一万平方米。
老房子通常需要更多维修。
搬家很费时间。
双拼房是有两个单元的房子。
房贷是以房屋作抵押的贷款。
押金是租客交给房东的担保金。
HOA是业主协会的意思。
地役权是使用他人土地一部分的权利。
[2210 Alder Ct](101) 的信息里没有提到游泳池。
我不知道 [2210 Alder Ct](101) 有没有地下室。
我没有 [2210 Alder Ct](101) 的税费资料。
关于邻居，我无法评价。
卖房的原因不清楚。
[2210 Alder Ct](101) 的价格约 $460,000。
[2210 Alder Ct](101) 的售价略低于 $500,000。
[2210 Alder Ct](101) 建于1980年代。
[2210 Alder Ct](101) 上市大约 3 周了。
[2210 Alder Ct](101) 面积约 1,800平方英尺。
[2210 Alder Ct](101) 不到 $500,000。
租客通常要交押金。
保温材料可以节省能源。
房东进门前应当提前通知。
建房需要许可证。
承重墙不能随便拆除。
混凝土需要时间凝固。
| | [2210 Alder Ct](101) | ⏎ |---|---| ⏎ | 价格 | $463,500 | ⏎ | 卧室 | 3 | ⏎ | 建造年份 | 1987 |
- 价格：$463,500 ⏎ - 卧室：3 ⏎ - 浴室：2
| 房源 | 城市 | 邮编 | ⏎ |---|---|---| ⏎ | [2210 Alder Ct](101) | Golden | 80401 |
您需要花园吗？
要不要我也看看别的城市？
这几套房子里有您喜欢的吗？
需要我再找几套便宜一点的吗？
您能接受多远的通勤距离？`,
}
