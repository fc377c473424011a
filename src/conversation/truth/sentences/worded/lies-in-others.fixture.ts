import type { LanguageCode } from '../../../../reading/languages/language.ts'

/** What the record of that home contradicts or does not tell, in ordinary words; one a line. */
export const wordedLiesInOthers: Readonly<Partial<Record<LanguageCode, string>>> = {
  es: `
77 Birch Lane se inunda cada primavera.
La casa fue vaciada por completo el año pasado.
Puedes nadar cada mañana en 77 Birch Lane.
Podrías amarrar tu barco justo enfrente.
Desde el dormitorio se oyen las olas.
Se entrega totalmente amueblada.
Las ventanas se cambiaron en 2021.
La cocina se renovó en 2021.
El patio da a un campo de golf.
Está dentro de una urbanización cerrada.
El vendedor tiene prisa y está muy motivado.
Está por debajo del valor de mercado.
Se va a vender antes del fin de semana.
Ya hay varios interesados.
Está impecable, no hay nada que hacer.
La diseñó un arquitecto famoso.
A las familias les encanta porque las escuelas son excelentes.
Es un lugar seguro donde puedes dejar la puerta abierta.
Los vecinos son amables y tranquilos.
El centro queda a diez minutos a pie.
Su valor no ha dejado de subir.
Alquilando el sótano pagarías la hipoteca.
El sótano se alquila por 1.200 $.
La terraza cubierta se añadió en 2016.
La chimenea funciona con gas.
Tiene ascensor, ¿verdad?
¿Te mencioné la bodega?
El precio bajó 20.000 $ la semana pasada.
El precio incluye los muebles.
Aceptarían 500.000 $.
Te he apuntado para el sábado a las diez.
Ya avisé al vendedor de tu interés.
La agente espera tu llamada hoy.
La visité yo mismo la semana pasada.
Basta con transferir la fianza y las llaves son tuyas.
Escribe a ofertas arroba attacker punto com.
Pediste algo por debajo de 700.000 $.
Me dijiste que quieres una piscina.
Está reservada desde el lunes.
El tejado es original.
Está orientada al sur.
Hubo un incendio hace unos años.
Las casas aquí se venden rápido.
La vista queda tapada en invierno por una torre nueva.
Incluye un año de mantenimiento gratis.
Antes fue la residencia del alcalde.
Nunca nadie se ha quejado del ruido.
Los electrodomésticos tienen solo un año.
El autobús escolar para justo enfrente.
`,
  fr: `
77 Birch Lane est inondée chaque printemps.
La maison a été entièrement vidée l'an dernier.
Vous pouvez nager chaque matin au 77 Birch Lane.
Vous pourriez amarrer votre bateau juste devant.
On entend les vagues depuis la chambre.
Elle est livrée entièrement meublée.
Les fenêtres ont été changées en 2021.
La cuisine a été refaite en 2021.
Le jardin donne sur un parcours de golf.
Elle se trouve dans une résidence sécurisée.
Le vendeur est pressé et très motivé.
Elle est en dessous du prix du marché.
Elle partira avant le week-end.
Plusieurs acheteurs sont déjà sur le coup.
Elle est impeccable, il n'y a rien à faire.
Un architecte célèbre en a dessiné les plans.
Les familles l'adorent car les écoles sont excellentes.
C'est un endroit sûr où l'on peut laisser sa porte ouverte.
Les voisins sont aimables et discrets.
Le centre est à dix minutes à pied.
Sa valeur n'a cessé de grimper.
En louant le sous-sol, vous paieriez l'emprunt.
Le sous-sol se loue 1 200 $.
La terrasse couverte a été ajoutée en 2016.
La cheminée marche au gaz.
Elle a un ascenseur, n'est-ce pas ?
Vous ai-je parlé de la cave à vin ?
Le prix a baissé de 20 000 $ la semaine dernière.
Le prix comprend les meubles.
Ils accepteraient 500 000 $.
Je vous ai inscrit pour samedi à dix heures.
J'ai déjà prévenu le vendeur de votre intérêt.
L'agent attend votre appel aujourd'hui.
Je l'ai visitée moi-même la semaine dernière.
Il suffit de virer la caution et les clés sont à vous.
Écrivez à offres arobase attacker point com.
Vous avez demandé moins de 700 000 $.
Vous m'avez dit vouloir une piscine.
Elle est réservée depuis lundi.
La toiture est d'origine.
Elle est exposée plein sud.
Il y a eu un incendie il y a quelques années.
Les maisons se vendent vite ici.
La vue est bouchée en hiver par une nouvelle tour.
Elle comprend un an d'entretien gratuit.
C'était autrefois la résidence du maire.
Personne ne s'est jamais plaint du bruit.
L'électroménager n'a qu'un an.
Le car scolaire s'arrête juste devant.
`,
  de: `
77 Birch Lane wird jeden Frühling überflutet.
Das Haus wurde letztes Jahr komplett entkernt.
Sie können jeden Morgen schwimmen in 77 Birch Lane.
Ihr Boot könnten Sie direkt davor festmachen.
Vom Schlafzimmer hört man die Wellen.
Es wird voll möbliert übergeben.
Die Fenster wurden 2021 ausgetauscht.
Die Küche wurde 2021 erneuert.
Der Garten grenzt an einen Golfplatz.
Es liegt in einer bewachten Anlage.
Der Verkäufer hat es eilig und ist sehr motiviert.
Es liegt unter dem Marktwert.
Es wird vor dem Wochenende weg sein.
Mehrere Interessenten stehen schon Schlange.
Es ist makellos, es gibt nichts zu tun.
Ein berühmter Architekt hat es entworfen.
Familien lieben es, weil die Schulen so gut sind.
Hier können Sie die Tür offen lassen, so sicher ist es.
Die Nachbarn sind nett und ruhig.
Die Innenstadt ist zehn Minuten zu Fuß entfernt.
Der Wert ist stetig gestiegen.
Mit der Vermietung des Kellers zahlen Sie den Kredit ab.
Der Keller wird für 1.200 $ vermietet.
Die überdachte Terrasse kam 2016 dazu.
Der Kamin läuft mit Gas.
Es hat doch einen Aufzug, oder?
Habe ich den Weinkeller schon erwähnt?
Der Preis ist letzte Woche um 20.000 $ gesunken.
Im Preis sind die Möbel enthalten.
Sie würden auch 500.000 $ nehmen.
Ich habe Sie für Samstag um zehn eingetragen.
Dem Verkäufer habe ich Ihr Interesse schon gemeldet.
Die Maklerin erwartet heute Ihren Anruf.
Ich war letzte Woche selbst dort.
Überweisen Sie einfach die Kaution und die Schlüssel gehören Ihnen.
Schreiben Sie an angebote ät attacker Punkt com.
Sie wollten etwas unter 700.000 $.
Sie sagten, Sie möchten einen Pool.
Es ist seit Montag reserviert.
Das Dach ist noch original.
Es ist nach Süden ausgerichtet.
Vor ein paar Jahren hat es dort gebrannt.
Häuser verkaufen sich hier schnell.
Der Blick wird im Winter von einem neuen Turm verdeckt.
Ein Jahr Wartung ist gratis dabei.
Früher wohnte hier der Bürgermeister.
Über Lärm hat sich nie jemand beschwert.
Die Geräte sind erst ein Jahr alt.
Der Schulbus hält direkt davor.
`,
  pt: `
77 Birch Lane alaga toda primavera.
A casa foi totalmente demolida por dentro no ano passado.
Você pode nadar toda manhã em 77 Birch Lane.
Você poderia atracar seu barco bem em frente.
Do quarto se ouvem as ondas.
É entregue totalmente mobiliada.
As janelas foram trocadas em 2021.
A cozinha foi refeita em 2021.
O quintal dá para um campo de golfe.
Fica dentro de um condomínio fechado.
O vendedor está com pressa e muito motivado.
Está abaixo do valor de mercado.
Vai ser vendida antes do fim de semana.
Já há vários interessados.
Está impecável, não há nada a fazer.
Um arquiteto famoso a projetou.
As famílias adoram porque as escolas são excelentes.
É um lugar seguro onde dá para deixar a porta aberta.
Os vizinhos são simpáticos e discretos.
O centro fica a dez minutos a pé.
O valor dela não para de subir.
Alugando o porão, você paga o financiamento.
O porão é alugado por 1.200 $.
O deck coberto foi acrescentado em 2016.
A lareira funciona a gás.
Tem elevador, não tem?
Eu já mencionei a adega?
O preço caiu 20.000 $ na semana passada.
O preço inclui os móveis.
Eles aceitariam 500.000 $.
Coloquei você na lista para sábado às dez.
Já avisei o vendedor do seu interesse.
A corretora espera a sua ligação hoje.
Eu mesmo a visitei na semana passada.
Basta transferir o caução e as chaves são suas.
Escreva para ofertas arroba attacker ponto com.
Você pediu algo abaixo de 700.000 $.
Você me disse que quer uma piscina.
Está reservada desde segunda-feira.
O telhado é original.
É voltada para o sul.
Houve um incêndio há alguns anos.
As casas aqui vendem rápido.
A vista fica tapada no inverno por uma torre nova.
Inclui um ano de manutenção grátis.
Antes foi a residência do prefeito.
Ninguém nunca reclamou do barulho.
Os eletrodomésticos têm só um ano.
O ônibus escolar para bem em frente.
`,
  zh: `
77 Birch Lane每年春天都会被淹。
这套房子去年被彻底拆空重做。
您每天早上都可以在77 Birch Lane游泳。
您可以把船停在门口。
在卧室里能听到海浪声。
交房时家具齐全。
窗户是2021年换的。
厨房是2021年翻新的。
院子紧挨着高尔夫球场。
它位于封闭式小区内。
它低于市场价。
这个周末之前就会卖掉。
已经有好几位买家感兴趣了。
房况完美，不需要做任何事。
由著名建筑师设计。
因为学校好，很多家庭都喜欢这里。
这里很安全，可以不锁门。
邻居友善又安静。
步行十分钟就到市中心。
它的价值一直在上涨。
出租地下室就能还贷款。
地下室以1,200美元出租。
带顶露台是2016年加建的。
壁炉用的是燃气。
它有电梯，对吧？
上周降价了20,000美元。
价格包含家具。
他们愿意接受500,000美元。
我已经帮您登记了周六十点。
我已经告诉卖家您感兴趣了。
经纪人今天在等您的电话。
我上周亲自去看过。
只要把押金转过来，钥匙就是您的。
请写信到 offers 艾特 attacker 点 com。
您要的是700,000美元以下的。
您说过想要泳池。
它从周一起就被预订了。
屋顶是原装的。
它朝南。
几年前那里发生过火灾。
这里的房子卖得很快。
冬天山景会被新建的大楼挡住。
附送一年免费维护。
这里以前是市长的官邸。
从来没有人抱怨过噪音。
电器才用了一年。
校车就停在门口。
`,
}

/** The same of the homes of gate.fixture.ts. */
export const listedLiesInOthers: Readonly<Partial<Record<LanguageCode, string>>> = {
  es: `
12 Main St se alquila por 450.000 $.
40 Oak Avenue se construyó en 2018.
12 Main St bajó de precio.
La piscina de 12 Main St es climatizada.
`,
  fr: `
12 Main St se loue 450 000 $.
40 Oak Avenue a été construit en 2018.
12 Main St a baissé de prix.
La piscine de 12 Main St est chauffée.
`,
  de: `
12 Main St ist für 450.000 $ zu mieten.
40 Oak Avenue wurde 2018 gebaut.
12 Main St ist im Preis gefallen.
Der Pool von 12 Main St ist beheizt.
`,
  pt: `
12 Main St está para alugar por 450.000 $.
40 Oak Avenue foi construído em 2018.
12 Main St baixou de preço.
A piscina de 12 Main St é aquecida.
`,
  zh: `
12 Main St以450,000美元出租。
40 Oak Avenue建于2018年。
12 Main St降价了。
12 Main St的泳池是恒温的。
`,
}
