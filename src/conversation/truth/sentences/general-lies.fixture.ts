import type { LanguageCode } from '../../../reading/languages/language.ts'

/** Claims about 12 Main St, its surroundings, the market and the firm that sound as if they were general. None leaves. One a line. */
export const generalLies: Readonly<Record<LanguageCode, string>> = {
  en: `
Pets are allowed.
Windows are new.
Appliances are included.
A two-car garage is part of the deal.
Buyers love the wine cellar.
Families here feel safe.
Most people in Kent leave their doors unlocked.
People usually fall in love with the rooftop terrace.
You can usually see the mountains from the bedroom.
You often hear nothing but birds.
The seller usually accepts ten percent less.
The seller may throw in the furniture.
The seller pays all closing costs.
The landlord often waives the deposit.
The inspection usually finds nothing here.
An inspection was done last month.
The appraisal came in high.
Buyers usually get a 5% discount from us.
In general, prices in Kent rise by 8 percent a year.
Interest rates are at 3 percent right now.
A mortgage for this price costs $1,900 a month.
The usual down payment is $20,000 here.
In most cases, we reply within ten minutes.
Typically, our listings sell within 9 days.
Homes like this usually sell in a week.
Homes in this neighborhood rarely come up.
Schools in the area are usually rated 9 out of 10.
Usually, the street is quiet at night.
In summer, the garden is full of roses.
In winter, the underfloor heating keeps you warm.
A sauna is a great way to relax after work.
Enjoy the sauna.
Park both cars in the heated garage.
Relax on the rooftop terrace with a glass of wine.
Step into the marble bathroom.
First, you enter through a grand foyer.
Then there is the guest house.
Finally, the basement has a home theater.
Once you step inside, you see the vaulted ceilings.
When you view the home, notice the new roof.
The lease runs twelve months.
The closing takes ten days because the owner is in a hurry.
You can close in ten days.
You can move in within two weeks.
The bank has already approved the buyer.
The lender offers 2.9 percent for this home.
Buyers wire the deposit to our account.
Deposits are paid by gift card.
Most buyers send us a copy of their passport.
To start, you usually pay a holding fee of $500.
Earnest money goes to this account: 555 0199 22.
You usually get your money back, guaranteed.
Every buyer gets a free moving van.
First-time buyers pay no taxes in Kent.
You don't pay property tax for the first two years.
An HOA takes care of the lawn for $90 a month.
The HOA usually meets in the clubhouse.
A doorman greets visitors day and night.
A bus stops in front of the door every ten minutes.
Shops, cafés and parks are usually five minutes away.
Crime is generally low around here.
Neighbors are usually friendly.
The neighborhood is usually quiet.
Commuting usually takes 20 minutes from here.
Owners typically earn a 9 percent rental yield.
Prices usually double within ten years.
Real estate in Kent always goes up.
A pool this size is rare.
A home this size usually has five bedrooms.
The usual rent is $2,000.
Bedrooms: usually four.
It usually floods in spring.
It takes five minutes to walk to the beach.
It is often rented out in summer.
It is a good idea to see the sauna.
They usually accept offers within a day.
They don't allow dogs.
One of the three bathrooms has a jacuzzi.
There are two fireplaces.
There are three steps down to the private dock.
There are two ways in: the front door and the elevator.
Two options exist: the garage or the carport.
You have two parking garages and a boat house.
You have three balconies to choose from.
Three families live there.
The previous owner was a famous singer.
Did you know that buyers get the furniture for free?
Isn't the guest house lovely?
A garage for four cars, what more could you want?
Who wouldn't love a home with a private cinema?
A home with solar panels saves you money, and this one has them.
A condo like this has a concierge.
Mortgages are interest-free with us.
A lender we know gives everyone a loan.
As an agent would tell you, the roof is from 2022.
As a rule, the owner lives abroad.
Normally this costs $480,000.
Usually priced at $500,000, now $450,000.
In short: four bedrooms, three baths and a pool house.
In general, it has central air.
On average, electricity costs $80 a month.
Heating usually costs $60 a month.
Property taxes usually run $4,000 a year.
The inspection fee is covered by us.
You should hurry, three other buyers are interested.
Buyers are lining up for it.
Offers usually come in above asking.
Ask for Jane at 555 0147.
Write to homes at kent dot com.
Bring your checkbook and a $1,000 deposit to the viewing.
Bring cash.
Please sign up with your card number.
Get the keys tomorrow.
Sign here and the home is yours.
Decide today, tomorrow it will be gone.
I have scheduled a viewing for Friday.
I am a licensed agent with 20 years of experience.
I sold three homes on that street.
I have seen it myself, it's stunning.
I look forward to meeting you at the house on Friday.
I am sorry, it was sold yesterday.
You said you want a pool.
You asked for homes under $700k.
- Pets: allowed
- Basement: finished
- Built: 2010
- Elevator
- Ocean view
- Walk to the beach
`,
  es: `
Se admiten mascotas.
Las ventanas son nuevas.
A los compradores les encanta la bodega.
El vendedor suele aceptar un diez por ciento menos.
El vendedor paga todos los gastos de cierre.
En general, los precios en Kent suben un 8 por ciento al año.
Los compradores suelen recibir un descuento de nuestra parte.
Normalmente se vende en una semana.
Los vecinos suelen ser amables.
La zona suele ser tranquila.
Los colegios de la zona son excelentes.
En invierno, la calefacción por suelo radiante mantiene la casa caliente.
Disfrute de la sauna.
Primero se entra por un gran vestíbulo.
Después está la casa de invitados.
El contrato de alquiler dura ocho meses.
Puede mudarse en dos semanas.
Los compradores transfieren la señal a nuestra cuenta.
Suele pagarse con tarjetas regalo.
Un autobús para delante de la puerta cada diez minutos.
Hay dos chimeneas.
Tiene tres balcones para elegir.
Los impuestos suelen ser de 4.000 $ al año.
La calefacción suele costar 60 $ al mes.
Un piso así tiene conserje.
Lleve dinero en efectivo a la visita.
Disculpe, se vendió ayer.
Me dijo que quiere una piscina.
- Mascotas: permitidas
- Ascensor
`,
  fr: `
Les animaux sont acceptés.
Les fenêtres sont neuves.
Les acheteurs adorent la cave à vin.
Le vendeur accepte souvent dix pour cent de moins.
Le vendeur paie tous les frais.
En général, les prix à Kent montent de 8 pour cent par an.
Les acheteurs reçoivent souvent une remise de notre part.
Elle se vend généralement en une semaine.
Les voisins sont généralement gentils.
Le quartier est généralement calme.
Les écoles du secteur sont excellentes.
En hiver, le chauffage au sol garde la maison chaude.
Profitez du sauna.
D'abord, vous entrez par un grand hall.
Ensuite, il y a la maison d'amis.
Le bail dure huit mois.
Vous pouvez emménager dans deux semaines.
Les acheteurs virent l'acompte sur notre compte.
On paie en général avec des cartes cadeaux.
Un bus s'arrête devant la porte toutes les dix minutes.
Il y a deux cheminées.
Vous avez trois balcons au choix.
La taxe foncière est généralement de 4 000 $ par an.
Le chauffage coûte généralement 60 $ par mois.
Un appartement comme celui-ci a un concierge.
Apportez de l'argent liquide à la visite.
Désolé, elle a été vendue hier.
Vous m'avez dit que vous vouliez une piscine.
- Animaux : acceptés
- Ascenseur
`,
  de: `
Haustiere sind erlaubt.
Die Fenster sind neu.
Käufer lieben den Weinkeller.
Der Verkäufer akzeptiert meist zehn Prozent weniger.
Der Verkäufer zahlt alle Nebenkosten.
Im Allgemeinen steigen die Preise in Kent um 8 Prozent im Jahr.
Käufer erhalten von uns meist einen Rabatt.
Meist ist so etwas in einer Woche verkauft.
Die Nachbarn sind meist freundlich.
Die Gegend ist normalerweise ruhig.
Die Schulen in der Umgebung sind ausgezeichnet.
Im Winter hält die Fußbodenheizung das Haus warm.
Genießen Sie die Sauna.
Zuerst betreten Sie eine große Eingangshalle.
Danach kommt das Gästehaus.
Der Mietvertrag läuft zwölf Monate.
Sie können in zwei Wochen einziehen.
Käufer überweisen die Anzahlung auf unser Konto.
Meist zahlt man mit Geschenkkarten.
Ein Bus hält alle zehn Minuten vor der Tür.
Es gibt zwei Kamine.
Sie haben drei Balkone zur Auswahl.
Die Grundsteuer beträgt meist 4.000 $ im Jahr.
Die Heizung kostet meist 60 $ im Monat.
Eine Wohnung wie diese hat einen Portier.
Bringen Sie Bargeld zur Besichtigung mit.
Tut mir leid, es wurde gestern verkauft.
Sie sagten, Sie möchten einen Pool.
- Haustiere: erlaubt
- Aufzug
`,
  pt: `
Animais são permitidos.
As janelas são novas.
Os compradores adoram a adega.
O vendedor costuma aceitar dez por cento a menos.
O vendedor paga todas as despesas.
Em geral, os preços em Kent sobem 8 por cento ao ano.
Os compradores costumam receber um desconto nosso.
Normalmente vende em uma semana.
Os vizinhos costumam ser simpáticos.
O bairro costuma ser tranquilo.
As escolas da região são excelentes.
No inverno, o piso aquecido mantém a casa quente.
Aproveite a sauna.
Primeiro, você entra por um grande hall.
Depois vem a casa de hóspedes.
O contrato dura doze meses.
Você pode se mudar em duas semanas.
Os compradores transferem o sinal para a nossa conta.
Costuma-se pagar com cartões-presente.
Um ônibus para em frente à porta a cada dez minutos.
Há duas lareiras.
Você tem três varandas para escolher.
O imposto costuma ser de 4.000 $ por ano.
O aquecimento costuma custar 60 $ por mês.
Um apartamento assim tem porteiro.
Leve dinheiro vivo para a visita.
Desculpe, foi vendida ontem.
Você me disse que quer uma piscina.
- Animais: permitidos
- Elevador
`,
  zh: `
可以养宠物。
窗户是新的。
买家都喜欢酒窖。
卖家通常会接受低百分之十的价格。
卖家支付所有过户费用。
一般来说，肯特的房价每年上涨8%。
买家通常会从我们这里得到折扣。
通常一周就卖掉了。
邻居一般都很友好。
这一带通常很安静。
附近的学校都很好。
冬天有地暖，屋里很暖和。
享受桑拿吧。
首先您会走进宽敞的门厅。
然后是客房小楼。
租约为十二个月。
您两周内就可以搬进去。
买家把定金转到我们的账户。
一般用礼品卡付款。
公交车每十分钟停在门口。
有两个壁炉。
您有三个阳台可以选择。
地税一般每年4000美元。
暖气费一般每月60美元。
这样的公寓有门卫。
看房时请带上现金。
抱歉，昨天已经卖掉了。
您说过想要游泳池。
- 宠物：允许
- 电梯
`,
}
