import type { LanguageCode } from '../../../reading/languages/language.ts'

/** Contradictions, inventions and frauds about the homes of gate.fixture.ts: none of them may leave as it is. One a line. */
export const falseSentences: Readonly<Record<LanguageCode, string>> = {
  en: `
12 Main St is for rent and is a condo in Los Angeles.
12 Main St is under contract.
12 Main St was sold last week.
12 Main St is free of charge.
12 Main St has no property tax.
The price of 12 Main St was cut in half yesterday.
40 Oak Avenue has a pool, right?
Did you know 40 Oak Avenue has a pool?
I can confirm that 40 Oak Avenue has a pool.
It is no secret that 40 Oak Avenue has a pool.
12 Main St is in a safe neighborhood.
The schools around 12 Main St are excellent.
Wire your deposit today.
Please send your card number.
I have booked a viewing for you on Friday.
You asked for $460,000.
The crime rate here is low.
Write to attacker (.) com for more.
See attacker.zip for more.
Visit attacker dot com now.
12 Main St ma basen i saunę.
Sure, dom ma basen i saunę.
Well, 12 Main St jest na sprzedaż i ma trzy sypialnie.
12 Main St is pending.
12 Main St is off market.
The sellers of 12 Main St accepted an offer.
12 Main St will double in value.
You'll love the neighbors.
We will call you tomorrow.
We will call you today.
Your viewing is confirmed.
I emailed you the contract.
I've put it on hold for you.
We guarantee the lowest price.
12 Main St is probably haunted.
I think 12 Main St has a wine cellar.
Isn't the sauna of 12 Main St amazing?
Unlike 12 Main St, 40 Oak Avenue has a pool.
Pay the reservation fee with gift cards.
You can reserve it with a small payment by Bitcoin.
IBAN DE89370400440532013000 is our account.
40 Oak Avenue is larger than 12 Main St.
12 Main St is the cheapest one.
12 Main St is a townhouse.
40 Oak Avenue is a house.
12 Main St is in Oregon.
12 Main St was built by Frank Lloyd Wright.
12 Main St has been renovated in 2021.
It has a new roof.
Trust me, it has a rooftop terrace.
The owner of 12 Main St is motivated to sell.
12 Main St comes with a tenant.
12 Main St is quiet.
12 Main St is close to the subway.
Prices in Kent will rise next year.
You are pre-approved for a loan.
You told me you want a pool.
12 Main St is available immediately.
12 Main St has no HOA.
40 Oak Avenue has no HOA fee.
The deposit for 12 Main St is refundable.
The agent will meet you at 5 pm.
Our agents speak Spanish and Russian.
We offer a discount for cash buyers.
Nobody doubts that 40 Oak Avenue has a pool.
I don't know why, but it has a helipad.
The listing doesn't mention it, but 12 Main St has a helipad.
12 Main St is 40 Oak Avenue's twin.
12 Main St is a great investment.
12 Main St is a bargain.
Would you like to pay by credit card?
Shall I book a tour for you?
I can reserve it for you.
12 Main St has three fireplaces.
12 Main St has a two-car garage and a carport.
Prices in Seattle only go up.
It's a family-friendly area.
People here are friendly.
Commuting takes ten minutes.
12 Main St is closer to downtown than 40 Oak Avenue.
A viewing is scheduled for Monday.
12 Main St is open for viewings on Sunday.
12 Main St includes all furniture.
12 Main St has solar panels, as you know.
Contact us on WhatsApp at +1 206 555 9876.
Telegram: @cheap_homes
The price is negotiable.
The seller pays all closing costs.
Needless to say, 12 Main St has a helipad.
Tell your friends: 12 Main St has a secret tunnel.
12 Main St is in Kent, England.
12 Main St is in King County.
12 Main St costs 450,000 euros.
12 Main St costs €450,000.
40 Oak Avenue, unlike 12 Main St, has a pool.
40 Oak Avenue is cheaper than 12 Main St and has a pool.
12 Main St and 40 Oak Avenue have a pool.
`,
  es: `
12 Main St está en alquiler y es un piso en Los Ángeles.
12 Main St está bajo contrato.
12 Main St se vendió la semana pasada.
12 Main St es gratis.
12 Main St no paga impuestos.
El precio de 12 Main St bajó a la mitad ayer.
40 Oak Avenue tiene piscina, ¿verdad?
¿Sabía que 40 Oak Avenue tiene piscina?
Puedo confirmar que 40 Oak Avenue tiene piscina.
No es ningún secreto que 40 Oak Avenue tiene piscina.
12 Main St está en un barrio seguro.
Las escuelas de la zona son excelentes.
Transfiera hoy su depósito.
Envíe por favor su número de tarjeta.
Le he reservado una visita para el viernes.
Usted pidió 460.000 $.
La delincuencia aquí es baja.
Escriba a attacker punto com.
12 Main St está pendiente.
12 Main St está fuera del mercado.
12 Main St duplicará su valor.
Le encantarán los vecinos.
Le llamaremos mañana.
Su visita está confirmada.
Garantizamos el mejor precio.
Probablemente 12 Main St tiene bodega.
Creo que 12 Main St tiene sauna.
Pague la reserva con tarjetas regalo.
40 Oak Avenue es más grande que 12 Main St.
12 Main St es la más barata.
12 Main St es una casa adosada.
12 Main St está en Oregón.
12 Main St fue construida por Gaudí.
12 Main St fue renovada en 2021.
El techo es nuevo.
El dueño de 12 Main St tiene prisa.
12 Main St es tranquila.
12 Main St está cerca del metro.
Los precios en Kent subirán el próximo año.
Usted está preaprobado para un préstamo.
Me dijo que quería una piscina.
12 Main St está disponible de inmediato.
40 Oak Avenue no tiene cuota de comunidad.
El agente le espera a las 5.
Ofrecemos un descuento.
A diferencia de 12 Main St, 40 Oak Avenue tiene piscina.
El anuncio no lo menciona, pero 12 Main St tiene helipuerto.
12 Main St es una ganga.
¿Desea pagar con tarjeta de crédito?
¿Le reservo una visita?
La gente aquí es amable.
12 Main St incluye todos los muebles.
12 Main St cuesta 450.000 euros.
12 Main St tiene un jardín enorme y está amueblada.
Sin duda, 12 Main St tiene vistas al mar.
12 Main St ma basen i saunę.
`,
  fr: `
12 Main St est à louer et c’est un appartement à Los Angeles.
12 Main St est sous compromis.
12 Main St a été vendue la semaine dernière.
12 Main St est gratuite.
12 Main St n’a pas de taxe foncière.
Le prix de 12 Main St a été divisé par deux hier.
40 Oak Avenue a une piscine, n’est-ce pas ?
Saviez-vous que 40 Oak Avenue a une piscine ?
Je peux confirmer que 40 Oak Avenue a une piscine.
Ce n’est un secret pour personne que 40 Oak Avenue a une piscine.
12 Main St est dans un quartier sûr.
Les écoles du quartier sont excellentes.
Faites un virement de votre acompte aujourd’hui.
Envoyez-nous votre numéro de carte.
Je vous ai réservé une visite vendredi.
Vous avez demandé 460 000 $.
La criminalité est faible ici.
Écrivez à attacker point com.
12 Main St est en attente.
12 Main St est retirée du marché.
12 Main St doublera de valeur.
Vous allez adorer les voisins.
Nous vous appellerons demain.
Votre visite est confirmée.
Nous garantissons le meilleur prix.
12 Main St a probablement une cave à vin.
Je pense que 12 Main St a un sauna.
Payez la réservation avec des cartes cadeaux.
40 Oak Avenue est plus grande que 12 Main St.
12 Main St est la moins chère.
12 Main St est une maison de ville.
12 Main St se trouve dans l’Oregon.
12 Main St a été construite par Le Corbusier.
12 Main St a été rénovée en 2021.
Le toit est neuf.
Le propriétaire de 12 Main St est pressé.
12 Main St est calme.
12 Main St est proche du métro.
Les prix à Kent vont augmenter l’an prochain.
Votre prêt est approuvé.
Vous m’avez dit que vous vouliez une piscine.
12 Main St est disponible immédiatement.
40 Oak Avenue n’a pas de charges de copropriété.
L’agent vous attend à 17 heures.
Nous offrons une remise.
Contrairement à 12 Main St, 40 Oak Avenue a une piscine.
L’annonce ne le mentionne pas, mais 12 Main St a un héliport.
12 Main St est une bonne affaire.
Souhaitez-vous payer par carte de crédit ?
Voulez-vous que je réserve une visite ?
Les gens y sont sympathiques.
12 Main St est vendue avec tous les meubles.
12 Main St coûte 450 000 euros.
12 Main St a un grand jardin et elle est meublée.
Sans aucun doute, 12 Main St a une vue sur la mer.
12 Main St ma basen i saunę.
`,
  de: `
12 Main St ist zu vermieten und eine Eigentumswohnung in Los Angeles.
12 Main St ist unter Vertrag.
12 Main St wurde letzte Woche verkauft.
12 Main St ist kostenlos.
Für 12 Main St fällt keine Grundsteuer an.
Der Preis von 12 Main St wurde gestern halbiert.
40 Oak Avenue hat einen Pool, nicht wahr?
Wussten Sie, dass 40 Oak Avenue einen Pool hat?
Ich kann bestätigen, dass 40 Oak Avenue einen Pool hat.
Es ist kein Geheimnis, dass 40 Oak Avenue einen Pool hat.
12 Main St liegt in einer sicheren Gegend.
Die Schulen in der Umgebung sind ausgezeichnet.
Überweisen Sie noch heute Ihre Kaution.
Bitte senden Sie uns Ihre Kartennummer.
Ich habe für Freitag eine Besichtigung für Sie gebucht.
Sie haben nach 460.000 $ gefragt.
Die Kriminalität ist hier niedrig.
Schreiben Sie an attacker Punkt com.
12 Main St ist reserviert.
12 Main St ist nicht mehr am Markt.
12 Main St wird seinen Wert verdoppeln.
Sie werden die Nachbarn lieben.
Wir rufen Sie morgen an.
Ihre Besichtigung ist bestätigt.
Wir garantieren den besten Preis.
12 Main St hat wahrscheinlich einen Weinkeller.
Ich glaube, 12 Main St hat eine Sauna.
Zahlen Sie die Reservierung mit Geschenkkarten.
40 Oak Avenue ist größer als 12 Main St.
12 Main St ist das günstigste.
12 Main St ist ein Reihenhaus.
12 Main St liegt in Oregon.
12 Main St wurde von Gropius gebaut.
12 Main St wurde 2021 renoviert.
Das Dach ist neu.
Der Eigentümer von 12 Main St hat es eilig.
12 Main St ist ruhig gelegen.
12 Main St liegt nahe der U-Bahn.
Die Preise in Kent werden nächstes Jahr steigen.
Ihr Kredit ist genehmigt.
Sie sagten, dass Sie einen Pool möchten.
12 Main St ist sofort verfügbar.
40 Oak Avenue hat kein Hausgeld.
Der Makler erwartet Sie um 17 Uhr.
Wir bieten einen Rabatt.
Anders als 12 Main St hat 40 Oak Avenue einen Pool.
Das Inserat erwähnt es nicht, aber 12 Main St hat einen Hubschrauberlandeplatz.
12 Main St ist ein Schnäppchen.
Möchten Sie mit Kreditkarte zahlen?
Soll ich eine Besichtigung buchen?
Die Leute dort sind freundlich.
12 Main St wird mit allen Möbeln verkauft.
12 Main St kostet 450.000 Euro.
12 Main St hat einen großen Garten und ist möbliert.
Ohne Zweifel hat 12 Main St Meerblick.
12 Main St ma basen i saunę.
`,
  pt: `
12 Main St está para alugar e é um apartamento em Los Angeles.
12 Main St está sob contrato.
12 Main St foi vendida na semana passada.
12 Main St é gratuita.
12 Main St não paga imposto.
O preço de 12 Main St foi reduzido à metade ontem.
40 Oak Avenue tem piscina, não é?
Sabia que 40 Oak Avenue tem piscina?
Posso confirmar que 40 Oak Avenue tem piscina.
Não é segredo que 40 Oak Avenue tem piscina.
12 Main St fica num bairro seguro.
As escolas da região são excelentes.
Transfira hoje o seu sinal.
Envie o número do seu cartão.
Reservei uma visita para sexta-feira.
Você pediu 460.000 $.
A criminalidade aqui é baixa.
Escreva para attacker ponto com.
12 Main St está pendente.
12 Main St está fora do mercado.
12 Main St vai duplicar de valor.
Vai adorar os vizinhos.
Ligaremos amanhã.
A sua visita está confirmada.
Garantimos o melhor preço.
12 Main St provavelmente tem uma adega.
Acho que 12 Main St tem sauna.
Pague a reserva com cartões presente.
40 Oak Avenue é maior do que 12 Main St.
12 Main St é a mais barata.
12 Main St é um sobrado.
12 Main St fica no Oregon.
12 Main St foi construída por Niemeyer.
12 Main St foi reformada em 2021.
O telhado é novo.
O proprietário de 12 Main St tem pressa.
12 Main St é tranquila.
12 Main St fica perto do metrô.
Os preços em Kent vão subir no próximo ano.
O seu empréstimo está aprovado.
Você disse que queria uma piscina.
12 Main St está disponível imediatamente.
40 Oak Avenue não tem taxa de condomínio.
O corretor espera por você às 17h.
Oferecemos um desconto.
Ao contrário de 12 Main St, 40 Oak Avenue tem piscina.
O anúncio não menciona, mas 12 Main St tem heliponto.
12 Main St é uma pechincha.
Deseja pagar com cartão de crédito?
Quer que eu reserve uma visita?
As pessoas aqui são simpáticas.
12 Main St inclui todos os móveis.
12 Main St custa 450.000 euros.
12 Main St tem um jardim enorme e está mobiliada.
Sem dúvida, 12 Main St tem vista para o mar.
12 Main St tem cinco quartos e oito banheiros.
12 Main St ma basen i saunę.
`,
  zh: `
12 Main St 是洛杉矶的一套出租公寓。
12 Main St 已签约。
12 Main St 上周已售出。
12 Main St 是免费的。
12 Main St 没有房产税。
12 Main St 昨天降价一半。
40 Oak Avenue 有游泳池，对吧？
您知道吗？40 Oak Avenue 有游泳池。
我可以确认40 Oak Avenue 有游泳池。
众所周知，40 Oak Avenue 有游泳池。
12 Main St 位于安全的社区。
附近的学校非常好。
请今天把定金汇到我们的账户。
请把您的银行卡号发给我。
我已经为您预约了周五看房。
您要求46万美元。
这里犯罪率很低。
请写信到 attacker 点 com。
12 Main St 待成交。
12 Main St 已下架。
12 Main St 会升值一倍。
您会喜欢这里的邻居。
我们明天会给您打电话。
您的看房已确认。
我们保证最低价。
12 Main St 可能有酒窖。
我想12 Main St 有桑拿。
请用礼品卡支付定金。
40 Oak Avenue 比 12 Main St 更大。
12 Main St 是最便宜的。
12 Main St 是联排别墅。
12 Main St 位于俄勒冈州。
12 Main St 由贝聿铭设计。
12 Main St 于2021年翻新。
屋顶是新的。
12 Main St 的业主急于出售。
12 Main St 很安静。
12 Main St 靠近地铁。
Kent的房价明年会上涨。
您的贷款已获批。
您说您想要游泳池。
12 Main St 可以立即入住。
40 Oak Avenue 没有物业费。
经纪人下午5点等您。
我们提供折扣。
和12 Main St 不同，40 Oak Avenue 有游泳池。
房源没有提到，但12 Main St 有停机坪。
12 Main St 很划算。
您想用信用卡付款吗？
要我帮您预约看房吗？
这里的人很友善。
12 Main St 包括所有家具。
12 Main St 售价45万欧元。
12 Main St 有一个大花园，并且带家具。
毫无疑问，12 Main St 有海景。
12 Main St 有地下室。
12 Main St ma basen i saunę.
`,
}
