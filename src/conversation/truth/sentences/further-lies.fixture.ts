import type { LanguageCode } from '../../../reading/languages/language.ts'

/** More of the kinds of false-sentences.fixture.ts. One a line. */
export const furtherLies: Readonly<Record<LanguageCode, string>> = {
  en: `
You will love the private beach.
You can hear the ocean from your bed.
You get a free car with every purchase.
I have good news: the bank has already approved your loan.
I spoke with the owner and he agreed to lower the price.
Please keep it to yourself, but the seller is desperate.
You have to decide today.
You must sign the contract by tomorrow.
Ten other people are interested in 12 Main St.
There is a lot of interest in this home.
I'd estimate 12 Main St is worth half a million.
12 Main St used to be a church.
12 Main St won an award.
12 Main St needs some work.
A famous actor once lived at 12 Main St.
12 Main St is wheelchair accessible.
Utilities are included in the rent.
3512 NE 45th St #4 is available for short stays.
3512 NE 45th St #4 allows smoking.
The lease for 3512 NE 45th St #4 runs twelve months.
You can move in next week.
40 Oak Avenue has an elevator, doesn't it?
40 Oak Avenue, of course, comes with a gym.
Besides the pool, 40 Oak Avenue offers a sauna.
What a pity that 12 Main St was just sold!
12 Main St was taken off the market, I'm afraid.
12 Main St is already under offer.
12 Main St sold above asking.
12 Main St is listed since January.
12 Main St has had three price cuts.
12 Main St is exempt from taxes.
Taxes for 12 Main St are low.
There is no deposit for 3512 NE 45th St #4.
3512 NE 45th St #4 is for sale.
40 Oak Avenue can be rented.
12 Main St is a condo.
12 Main St lies in Tacoma.
12 Main St belongs to Pierce County.
40 Oak Avenue is in Kent.
12 Main St is in the United Kingdom.
No one has ever been robbed there.
It's a quiet street.
The area is up and coming.
Kids can walk to school.
Crime has gone down in Kent.
Home values in Seattle will go up by a third.
It is a solid investment that pays for itself.
To secure the home, transfer the money to our account.
Send the deposit via Western Union.
We accept Bitcoin.
Give me your credit card and I'll take care of the rest.
Just reply with your social security number.
Buy gift cards and send me the codes.
I took the liberty of reserving the home for you.
Your tour is set for Monday at noon.
I've notified the agent that you are coming.
An agent will contact you shortly.
We promise that nobody else will get it.
Our firm guarantees your satisfaction.
Text us at 555 0199.
I asked the neighbors and they are lovely.
You wanted a home with a pool in Renton.
You mentioned your wife.
Maybe 40 Oak Avenue has a garden.
If I'm not mistaken, 40 Oak Avenue has a balcony.
40 Oak Avenue has no fireplace, but a terrace.
Isn't it great that 40 Oak Avenue has a rooftop deck?
Who wouldn't want the jacuzzi of 12 Main St?
The home at 12 Main St, which has a wine cellar, costs $450,000.
12 Main St has a pool, a fireplace and a sauna.
Either way, 12 Main St has a guest house.
12 Main St has everything: a cinema, a gym and a spa.
12 Main St: pool, sauna, gym.
Features of 12 Main St: helipad.
It has solar panels: 12 Main St.
Su casa tiene una piscina y un jacuzzi: 12 Main St.
12 Main St hat einen Hubschrauberlandeplatz.
12 Main St is lovely, ma basen i ogród.
У 12 Main St есть бассейн.
12 Main St heeft een zwembad en een sauna.
12 Main St ha una piscina e una sauna.
12 Main St has a piscine and a jardin.
12 Main St recently went through a full gut renovation.
The HOA of 40 Oak Avenue covers water and heating.
12 Main St is owned by a bank.
You could rent out 12 Main St for a fortune.
12 Main St has hardwood floors throughout, just so you know.
40 Oak Avenue overlooks the lake.
My colleague has already spoken to the seller.
Your offer was accepted!
Reply with your IBAN and we will take it from there.
Pay by gift card and save ten percent.
This neighborhood never sees break-ins.
The best teachers in the state work around the corner from 12 Main St.
12 Main St is a villa in Beverly Hills.
12 Main St has gone to another buyer.
`,
  es: `
Le encantará la playa privada.
El banco ya aprobó su préstamo.
Debe decidir hoy mismo.
12 Main St necesita reformas.
Los servicios están incluidos en el alquiler.
Puede mudarse la semana que viene.
12 Main St ya tiene una oferta.
12 Main St pertenece al condado de Pierce.
40 Oak Avenue está en Kent.
Es una calle tranquila.
Los niños pueden ir andando al colegio.
Para reservar la casa, transfiera el dinero a nuestra cuenta.
Aceptamos Bitcoin.
Deme su tarjeta de crédito.
He avisado al agente de que usted viene.
Un agente le llamará pronto.
Quizás 40 Oak Avenue tiene jardín.
¿No es fantástico que 40 Oak Avenue tenga terraza?
12 Main St tiene piscina, chimenea y sauna.
Los impuestos de 12 Main St son bajos.
Se dice que 12 Main St está embrujada.
12 Main St es propiedad de un banco.
Su oferta ha sido aceptada.
Aquí nunca hay robos.
12 Main St ya no está en el mercado.
`,
  fr: `
Vous adorerez la plage privée.
La banque a déjà accordé votre prêt.
Vous devez vous décider aujourd’hui.
12 Main St a besoin de travaux.
Les charges sont comprises dans le loyer.
Vous pouvez emménager la semaine prochaine.
12 Main St fait déjà l’objet d’une offre.
12 Main St se trouve dans le comté de Pierce.
40 Oak Avenue est à Kent.
C’est une rue calme.
Pour réserver, virez l’argent sur notre compte.
Nous acceptons le Bitcoin.
Donnez-moi votre carte de crédit.
J’ai prévenu l’agent de votre venue.
Un agent vous appellera bientôt.
40 Oak Avenue a peut-être un jardin.
N’est-il pas formidable que 40 Oak Avenue ait une terrasse ?
12 Main St a une piscine, une cheminée et un sauna.
Les impôts de 12 Main St sont faibles.
12 Main St a été entièrement refaite.
Votre offre a été acceptée.
Il n’y a jamais de cambriolages ici.
12 Main St n’est plus sur le marché.
`,
  de: `
Sie werden den Privatstrand lieben.
Die Bank hat Ihren Kredit schon bewilligt.
Sie müssen sich heute entscheiden.
12 Main St ist renovierungsbedürftig.
Die Nebenkosten sind in der Miete enthalten.
Sie können nächste Woche einziehen.
Für 12 Main St liegt schon ein Angebot vor.
12 Main St gehört zum Pierce County.
40 Oak Avenue liegt in Kent.
Es ist eine ruhige Straße.
Überweisen Sie das Geld auf unser Konto.
Wir akzeptieren Bitcoin.
Geben Sie mir Ihre Kreditkarte.
Ich habe den Makler über Ihr Kommen informiert.
Ein Makler wird Sie bald anrufen.
Vielleicht hat 40 Oak Avenue einen Garten.
Ist es nicht toll, dass 40 Oak Avenue eine Terrasse hat?
12 Main St hat einen Pool, einen Kamin und eine Sauna.
Die Steuern für 12 Main St sind niedrig.
12 Main St wurde komplett saniert.
Ihr Angebot wurde angenommen.
Hier gibt es nie Einbrüche.
12 Main St hat schon einen Käufer.
`,
  pt: `
Vai adorar a praia privada.
O banco já aprovou o seu empréstimo.
Precisa decidir hoje.
12 Main St precisa de reformas.
Pode mudar-se na próxima semana.
12 Main St já tem uma proposta.
40 Oak Avenue fica em Kent.
É uma rua tranquila.
Transfira o dinheiro para a nossa conta.
Aceitamos Bitcoin e Pix.
Um corretor vai ligar em breve.
Talvez 40 Oak Avenue tenha jardim.
12 Main St tem piscina, lareira e sauna.
Os impostos de 12 Main St são baixos.
12 Main St foi totalmente reformada.
A sua oferta foi aceita.
Aqui nunca há assaltos.
12 Main St já não está no mercado.
`,
  zh: `
您会喜欢私人海滩。
银行已经批准了您的贷款。
您今天必须决定。
12 Main St 需要翻修。
您下周就可以入住。
已经有人对12 Main St 出价。
40 Oak Avenue 位于Kent。
这是一条安静的街道。
请把钱转到我们的账户。
我们接受比特币。
经纪人会很快联系您。
也许40 Oak Avenue 有花园。
40 Oak Avenue 有露台，不是很棒吗？
12 Main St 有游泳池、壁炉和桑拿。
12 Main St 的税很低。
12 Main St 已经卖了。
您的报价已被接受。
这里从来没有盗窃。
12 Main St 已经有买家了。
`,
}
