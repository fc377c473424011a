import type { LanguageCode } from '../../../reading/languages/language-code.ts'
import type { Wish } from './decide-wish.ts'

/** What was spoken of before: nothing, several homes that were shown, or one of them. */
export type Before = 'nothing' | 'homes' | 'one home'

/**
 * What visitors want, in words that no list of phrases holds as a whole. Each part says the wish and what was spoken of before;
 * then sentences, with a stroke between two.
 */
const told: Readonly<Record<LanguageCode, string>> = {
  en: `
    # tour, homes: can I see the second one on Saturday? / can we see the first one tomorrow after 5? / could we go look at number 2 this weekend /
    what times are open for the first one / is the second place open to look at on Sunday / we'd like to walk around the first house on Friday morning /
    I'm in town Thursday only, any chance to get into the first two? / can somebody let us in the second one tonight /
    how soon could I get in to see number 3 / i want to see both of the first two in person / set me up for a visit of the first one /
    could my husband and I have a look at the first one Monday at noon / do I need an appointment to see the first one /
    put me down for Saturday at the first one / can i check out the townhouse in person / Would Saturday work for a walkthrough of the first? /
    my wife wants to see number two tomorrow night / can you get us into the third one before the weekend /
    I'd like to stop in at the second one around 6 / is anyone around on Sunday to open up the first house for us /
    we'll be in Seattle on the 12th, can we view the second one then / me and my boyfriend wanna check the 2nd one out this sunday /
    the first one please, tomorrow at noon if possible / is there a time this week when I could get inside the first one /
    can you guys open number 3 for me on thursday
    # tour, one home: can I see it on Saturday? / and when can I look at it / how soon could we have a look / is sunday at 2 ok? / could I come round at 4 / what about viewing it tomorrow /
    I'd love to see this one with my own eyes / can we get in there this week / how do I schedule something / who will meet me there /
    when's the earliest I could see it / is it possible to have a look this evening / can I bring my mother along to see it /
    we're free on weekdays after six / can i just walk in at the open house or do i need to sign up / let's do Thursday / book it for Friday 3pm /
    reschedule to Monday please / I'd rather do a video call tour / can you hold a slot for me on Saturday / could we pop in next Tuesday? /
    what does your calendar look like for this one / I can do Wednesday or Thursday afternoon / is 3:30 on Friday possible /
    we want to walk it before deciding / can I send my brother to look at it in person / how do I get inside / ok when can we come /
    what's the process for seeing it / sunday works / can i get a private showing / would monday 10am be ok with the owner /
    i'd like to walk through with my contractor
    # person, homes: I'd rather deal with a person / is there a phone number I can ring / get me a human now / can one of your agents ring me this afternoon /
    let me speak with whoever is in charge / I want to complain to somebody / do you have staff I could chat to / this is useless, who works there /
    are you a real person? / can someone from the office reach out / i need to speak to a realtor asap / who can I talk to about this /
    is anyone actually reading this / I give up, human please / who's the boss there, I want a word / could an associate phone me tomorrow /
    I don't want to type to a machine / please pass this along to one of your colleagues / can I get a callback around lunchtime /
    would love to speak with an actual broker / hello?? is anyone there / this bot isn't getting it / can i speak w/ a rep /
    i'd prefer a phone call with somebody / your supervisor please
    # person, one home: I have questions only a person can answer / please get someone to call me about it
    # seller, nothing: what's my place on Maple worth? / we might sell next spring, what would we get / how much is my 3 bed bungalow worth /
    can you tell me the value of my home / I'm thinking about putting my condo on the market / what would you list our house at /
    do you do free home valuations / I inherited a house and want to get rid of it / how do I list with you / what commission do you charge to sell /
    our house needs a new owner, can you help / want to know if now is a good time to sell my house /
    could an agent look at my place and tell me what it'd bring / selling a duplex in Austin, what's next /
    I have a house to rent out, can you manage it / what do houses like mine go for / we're moving to Ohio and need to sell first /
    we own a townhouse in Austin and might let it go / what could I ask for my two bedroom flat / how fast would our home find a buyer /
    I need to offload my late aunt's house / would you be able to value my cabin / can you tell me what my neighbor's and my house would fetch /
    my tenants moved out, could you rent out my condo for me / who can help me list my place / what would my condo sell for today /
    need an estimate for my place on 5th street / how do i get started selling / house is paid off and i'm ready to let go of it /
    can you list my rental / looking to cash out of my duplex
    # pictures, homes: show me pictures of the first one / got any pics of the second / what does the first one look like / can I see the kitchen of the first one /
    let me see inside number 2 / any video of the first / photos? / I'd like to see what the first one looks like inside /
    could you show photos of number two
    # pictures, one home: can I see the bathroom / what does the backyard look like / show me the kitchen / more photos / is there a floor plan / do you have a 3d walkthrough /
    pics of the inside please / anything to look at, like images? / how does the living room look
    # map, one home: where exactly is it / how do I get there / show it on a map / how long is the drive to the airport / what's around it /
    which part of town is that in / how many minutes to the airport from there / can you pin it on the map / directions?
    # map, homes: show them on a map / where are these / can I see a map of the results
    # agent, one home: who's the agent / who do I call about this one / what's the agent's number / who is listing this / is the agent nice /
    can I have the realtor's email / who represents the seller / who would I be dealing with for this house / give me the listing agent please /
    whos selling it / agent contact?
    # send, one home: send me this / can you email me the listing / text me the link / what's the link / can you share this with my wife /
    can you shoot me an email with this / forward this to my husband please
    # alert, homes: let me know when something like this comes up / tell me if any new ones show up / can you watch for price drops / email me new listings like these /
    I want to be notified / keep an eye out for me / ping me if the price of the second drops / can you alert me about 3 bedrooms in Austin /
    I don't see anything, write me when you get more / drop me a note once something cheaper shows up / could you watch the market for me /
    I'd like an email whenever a new one is listed / ping me w new ones / notify me about price cuts / hit me up when something similar lists
    # alert, one home: tell me if the price drops / let me know if it's sold / can I follow this one
    # save, one home: save this one / remember this for later / put it in my favorites / I want to bookmark it / hold onto this one for me / add this one to my shortlist
    # save, homes: save the second / keep the first one for me
    # tooMuch, homes: too expensive / these are all way out of my budget / that's a lot of money / yikes, those prices
    # dislikes, homes: meh / not really my style / hmm not sure about these / the first one is ugly / none of these work for me / too far out / they look kinda sad /
    honestly not impressed / eh not what i had in mind / all of these are ridiculous
    # likes, homes: I love the second one / wow these are beautiful / the second one is perfect / nice / number two is really cute / the first is gorgeous!!
    # tooSmall, homes: they're all too small / these look tiny / way too cramped / too tiny for a family
    # likes, one home: love it / this could be the one / gorgeous kitchen / I could see us living here / it's charming but small
    # tooMuch, one home: it's a bit pricey / the price makes me nervous
    # tooSmall, one home: too small for us
    # dislikes, one home: I don't like it / looks run down / not for us / I'm torn
    # area, one home: how safe is it there? / are the schools good / what's the crime rate / is it a quiet street / who lives around there /
    is it a good neighborhood for families / what are the neighbors like / is it noisy / which school district is it in /
    can I walk alone at night there / does it flood / is the area up and coming / is there a lot of traffic / is it walkable / any sex offenders nearby /
    would you feel comfortable walking there after dark / how good are the elementary schools / any idea about noise from the highway /
    is it sketchy around there / good schools? / hows the commute
    # area, nothing: which part of Seattle is safest / best schools in Austin? / where do young professionals live / is Portland a nice place to live
    # advice, one home: is it a good investment / should I buy or rent / can I get out of the contract if I change my mind / what tax do I pay on this / do I need a lawyer /
    which loan is best for me / will prices go down next year / is the title clear / can I write off the interest / should I waive inspection /
    do I need flood insurance / what credit score do I need / can a non citizen buy this / is rent control a thing here / can I back out after signing /
    do you think rates will fall / is this a safe investment / is now a bad time to buy / can i deduct the mortgage interest / do i need an inspection
    # offer, one home: would they take 20k less / can I make an offer / is the price negotiable / what are closing costs / how do I put in a bid / are there other offers /
    how much under asking could I go / would the owner accept 500k / could I get a discount / do you think they'd come down a bit /
    what if I offer 10% below / is there wiggle room / what extra costs should I expect / think they'd go for 500
    # whyPrice, one home: why is it so cheap / why is it so expensive / what's the catch
    # similar, homes: more like the second one / show me ones similar to the first / ones like number two but cheaper / anything comparable to the first`,
  es: `
    # tour, homes: ¿puedo ver la segunda el sábado? / ¿podríamos ir a verla, la primera, mañana por la tarde? / nos gustaría recorrer la primera en persona /
    ¿nos pueden abrir la segunda esta semana? / apúntame para el viernes en la primera / mi mujer querría ver la segunda mañana por la noche /
    ¿hay alguien el domingo para abrirnos la primera? / me gustaría acercarme a la tercera sobre las seis /
    ¿les va bien el sábado para enseñarnos la primera? / yo y mi novio queremos checar la 2 este domingo /
    la primera porfa, mañana al mediodía si se puede / ¿me abren la número 3 el jueves?
    # tour, one home: ¿podemos pasarnos el domingo a las 5? / ¿cuándo se puede visitar? / quiero verla con mis propios ojos / ¿hay hueco el jueves? /
    ¿puedo llevar a mi madre a verla? / me viene bien el lunes después de las seis / ¿nos la enseñan el martes? /
    puedo el miércoles o el jueves por la tarde / ¿puede ir mi hermano a mirarla en persona? / ¿cómo hago para entrar? / ok, ¿cuándo podemos ir? /
    ¿cómo es el proceso para verla? / domingo me va / ¿el lunes a las 10 le queda bien al dueño? / quiero pasar con mi contratista
    # person, homes: prefiero hablar con una persona / ¿me puede llamar alguien? / esto no sirve, pásame con un agente / quiero quejarme /
    no quiero escribirle a una máquina / ¿con quién trato yo esto? / pásaselo a un compañero tuyo / ¿hola? ¿hay alguien ahí? / este bot no entiende /
    prefiero una llamada con alguien / su supervisor por favor
    # seller, nothing: ¿cuánto vale mi casa? / estoy pensando en vender mi piso / ¿cuánto sacaría por mi departamento en Austin? /
    heredamos una casa y queremos deshacernos de ella / ¿hacen tasaciones gratuitas? / tenemos un adosado y a lo mejor lo soltamos /
    ¿cuánto podría pedir por mi piso de dos dormitorios? / necesito quitarme de encima la casa de mi tía / ¿podéis alquilar mi piso por mí? /
    ¿en cuánto se vendería hoy mi departamento? / necesito un estimado de mi casa en la calle 5 / ¿cómo empiezo a vender? / quiero salir de mi dúplex
    # pictures, homes: enséñame fotos de la primera / ¿cómo es por dentro la segunda?
    # map, one home: ¿dónde queda? / ¿cómo llego? / ¿cuántos minutos hay al aeropuerto? / ¿cómo se llega? / muéstrame dónde está
    # agent, one home: ¿quién es el agente? / ¿quién la vende? / ¿quién la está vendiendo? / ¿el contacto del agente?
    # send, one home: mándame esto por correo / pásame el enlace / ¿me lo reenvías al correo?
    # alert, homes: avísame si sale algo parecido / quiero que me avisen cuando bajen de precio / échame un aviso en cuanto baje alguna /
    ¿podéis vigilar el mercado por mí? / avísenme de rebajas / me avisan si sale otra así
    # save, one home: guárdala / quédate con esta para luego
    # tooMuch, homes: son muy caras / uf, menudos precios / todas están carísimas
    # dislikes, homes: no me convence ninguna / son un poco tristes / mmm no es lo que tenía en mente
    # likes, homes: me encanta la segunda / la dos es una monada / la primera está preciosa!!
    # tooSmall, homes: son demasiado pequeñas / muy chiquitas para una familia
    # area, one home: ¿es segura la zona? / ¿qué tal los colegios? / ¿es ruidosa la calle? / ¿es peligroso por ahí? / ¿hay buenas escuelas?
    # advice, one home: ¿me conviene comprar ahora? / ¿qué impuestos pago? / ¿puedo echarme atrás después de firmar? / ¿van a bajar los tipos? /
    ¿es mal momento para comprar? / ¿puedo deducir los intereses?
    # offer, one home: ¿se puede negociar el precio? / ¿aceptarían 20 mil menos? / ¿bajarían un poco? / ¿y si ofrezco un 10% menos? / ¿la dejarían en 500? /
    ¿hay margen en el precio?
    # whyPrice, one home: ¿por qué es tan barata?
    # similar, homes: algo parecido a la segunda`,
  fr: `
    # tour, homes: je peux voir la deuxième samedi ? / on pourrait passer voir la première demain après 17h ? / quels créneaux pour la première ? /
    nous aimerions faire le tour de la deuxième / est-ce qu'on peut nous ouvrir la première cette semaine ? /
    ma femme voudrait voir la deuxième demain soir / quelqu'un est là dimanche pour nous ouvrir la première ? /
    j'aimerais m'arrêter à la troisième vers 18 h / samedi ça irait pour nous montrer la première ? / moi et mon copain on veut aller voir la 2 dimanche /
    la première svp, demain midi si possible / vous pouvez m'ouvrir la numéro 3 jeudi ?
    # tour, one home: on peut venir dimanche à 14h ? / quand est-ce qu'on peut la visiter ? / j'aimerais la voir en vrai / vous avez un créneau jeudi ? /
    disons mardi à 10 heures / on peut passer mardi prochain ? / on veut y mettre les pieds avant de décider / mon frère peut-il y aller à ma place ? /
    comment je fais pour entrer ? / ok, quand est-ce qu'on vient ? / comment ça se passe pour la voir ? / dimanche ça marche /
    lundi 10h ça irait au propriétaire ? / je veux passer avec mon artisan
    # person, homes: je préfère parler à quelqu'un / un conseiller peut me rappeler ? / passez-moi un humain / je veux me plaindre / je ne veux pas écrire à une machine /
    vous pouvez me passer un coup de fil cet après-midi ? / je traite avec qui pour ça ? / transmettez à un de vos collègues / allô ?? y a quelqu'un ? /
    ce robot ne comprend rien / je préfère un appel avec quelqu'un / votre responsable svp
    # seller, nothing: combien vaut ma maison ? / je pense vendre mon appartement / combien on tirerait de notre maison à Austin ? /
    nous avons hérité d'une maison et voulons nous en débarrasser / vous faites des estimations gratuites ? /
    on a une maison de ville et on la lâcherait peut-être / combien je pourrais demander pour mon deux pièces ? /
    il faut que je me débarrasse de la maison de ma tante / vous pourriez évaluer mon chalet ? / pouvez-vous louer mon appartement pour moi ? /
    mon appart se vendrait combien aujourd'hui ? / il me faut une estimation pour ma maison rue 5 / comment on commence pour vendre ? /
    je cherche à sortir de mon duplex
    # pictures, homes: montrez-moi des photos de la première
    # map, one home: c'est où ? / comment on y va ? / combien de minutes jusqu'à l'aéroport ? / comment on y arrive ? / montrez-moi où c'est
    # agent, one home: qui est l'agent ? / qui la vend ? / c'est qui qui la vend ? / le contact de l'agent ?
    # send, one home: envoyez-moi ça par mail / le lien svp / vous me transférez ça par courriel ?
    # alert, homes: prévenez-moi si quelque chose comme ça arrive / je veux être averti quand les prix baissent / faites-moi signe dès que ça baisse /
    vous pouvez surveiller le marché pour moi ? / prévenez-moi des baisses de prix / dites-moi si une autre comme ça sort
    # save, one home: garde-la pour plus tard / mets-la moi de côté
    # tooMuch, homes: trop cher / aïe, ces prix / c'est abusé ces prix
    # dislikes, homes: aucune ne me plaît / elles font un peu tristes / mouais pas ce que j'avais en tête
    # likes, homes: j'adore la deuxième / la deux est trop mignonne / la première est sublime !!
    # tooSmall, homes: c'est trop petit / trop petit pour une famille
    # area, one home: le quartier est sûr ? / c'est bruyant ? / c'est craignos par là ? / il y a de bonnes écoles ?
    # advice, one home: c'est le bon moment pour acheter ? / quels impôts je paie ? / je peux me rétracter après la signature ? / les taux vont baisser ? /
    c'est un mauvais moment pour acheter ? / je peux déduire les intérêts ?
    # offer, one home: le prix est négociable ? / ils accepteraient 20 000 de moins ? / ils baisseraient un peu ? / et si j'offre 10 % de moins ? /
    ils la laisseraient à 500 ? / y a de la marge sur le prix ?
    # whyPrice, one home: pourquoi c'est si peu cher ?
    # similar, homes: quelque chose de semblable à la deuxième`,
  de: `
    # tour, homes: kann ich das zweite am Samstag sehen? / könnten wir uns das erste morgen nach 17 Uhr anschauen? / welche Termine gibt es für das erste? /
    wir würden gern durch das zweite laufen / kann uns jemand diese Woche in das erste reinlassen? / meine Frau möchte das zweite morgen Abend sehen /
    ist am Sonntag jemand da, der uns das erste aufschließt? / ich würde gern gegen 18 Uhr beim dritten vorbeischauen /
    passt Samstag für eine Führung durch das erste? / mein Freund und ich wollen uns Nummer 2 am Sonntag ansehen /
    das erste bitte, morgen Mittag wenn's geht / könnt ihr mir Nummer 3 am Donnerstag aufmachen?
    # tour, one home: können wir am Sonntag um 14 Uhr vorbeikommen? / wann kann man es besichtigen? / ich würde es gern mit eigenen Augen sehen /
    haben Sie am Donnerstag was frei? / sagen wir Dienstag um 10 / dürfen wir nächsten Dienstag kurz rein? /
    ich könnte Mittwoch oder Donnerstag Nachmittag / wir wollen vorher mal durchgelaufen sein / kann mein Bruder für mich hinfahren? /
    wie komme ich rein? / ok, wann können wir kommen? / wie läuft das ab, wenn man es sehen will? / Sonntag geht /
    wäre Montag 10 Uhr für den Eigentümer ok? / ich möchte mit meinem Handwerker durchgehen
    # person, homes: ich rede lieber mit einem Menschen / kann mich jemand anrufen? / verbinden Sie mich mit einem Makler / ich will mich beschweren /
    ich will nicht mit einer Maschine schreiben / können Sie mich heute Nachmittag kurz anklingeln? / mit wem habe ich es da zu tun? /
    geben Sie das bitte an einen Kollegen weiter / hallo?? ist da wer? / der Bot kapiert nichts / mir wäre ein Anruf lieber / Ihren Vorgesetzten bitte
    # seller, nothing: was ist mein Haus wert? / ich überlege, meine Wohnung zu verkaufen / was bekämen wir für unser Haus in Austin? /
    wir haben ein Haus geerbt und wollen es loswerden / machen Sie kostenlose Bewertungen? / wir haben ein Reihenhaus und würden es vielleicht hergeben /
    was könnte ich für meine Zweizimmerwohnung verlangen? / ich muss das Haus meiner Tante loswerden / könnten Sie meine Hütte schätzen? /
    können Sie meine Wohnung für mich vermieten? / wofür ginge meine Wohnung heute weg? / brauche eine Schätzung für mein Haus in der 5. Straße /
    wie fange ich mit dem Verkauf an? / ich will aus meinem Doppelhaus raus
    # pictures, homes: zeig mir Fotos vom ersten / wie sieht das zweite innen aus?
    # map, one home: wo liegt das? / wie komme ich hin? / wie viele Minuten sind es zum Flughafen? / Wegbeschreibung? / zeig mir wo das ist
    # agent, one home: wer ist der Makler? / wer verkauft das? / wer verkauft das denn? / Kontakt vom Makler?
    # send, one home: schick mir das per Mail / den Link bitte / leiten Sie mir das per Mail weiter?
    # alert, homes: sagen Sie Bescheid, wenn so etwas reinkommt / ich möchte informiert werden, wenn die Preise fallen /
    geben Sie mir einen Wink, sobald was billiger wird / können Sie den Markt für mich im Auge behalten? / melden Sie sich bei Preissenkungen /
    sagt mir wenn nochmal so eins kommt
    # save, one home: merk dir das für später / leg das für mich beiseite
    # tooMuch, homes: viel zu teuer / autsch, diese Preise / die sind alle unverschämt teuer
    # dislikes, homes: keins davon gefällt mir / die sehen ein bisschen traurig aus / naja, nicht was ich im Kopf hatte
    # likes, homes: ich liebe das zweite / das zweite ist echt süß / das erste ist ein Traum!!
    # tooSmall, homes: die sind zu klein / zu winzig für eine Familie
    # area, one home: ist die Gegend sicher? / wie sind die Schulen? / ist es laut da? / ist es gefährlich dort? / gibt es gute Schulen?
    # advice, one home: soll ich jetzt kaufen? / welche Steuern zahle ich? / kann ich nach der Unterschrift noch zurücktreten? / werden die Zinsen fallen? /
    ist gerade eine schlechte Zeit zum Kaufen? / kann ich die Zinsen absetzen?
    # offer, one home: ist der Preis verhandelbar? / würden sie 20000 weniger nehmen? / würden sie etwas runtergehen? / und wenn ich 10 Prozent weniger biete? /
    würden sie es für 500 hergeben? / ist beim Preis noch Luft?
    # whyPrice, one home: warum ist das so billig?
    # similar, homes: etwas Ähnliches wie das zweite`,
  pt: `
    # tour, homes: posso ver a segunda no sábado? / a gente podia passar na primeira amanhã depois das 5? / quais horários tem pra primeira? /
    queríamos andar pela segunda pessoalmente / alguém pode abrir a primeira pra gente essa semana? / minha esposa quer ver a segunda amanhã à noite /
    tem alguém domingo pra abrir a primeira pra nós? / eu queria dar um pulo na terceira lá pelas 6 / sábado dá pra mostrarem a primeira? /
    eu e meu namorado queremos ver a 2 nesse domingo / a primeira por favor, amanhã ao meio-dia se der / vocês abrem a número 3 pra mim na quinta?
    # tour, one home: dá pra ir domingo às 14h? / quando posso conhecer? / queria ver com meus próprios olhos / tem horário na quinta? / pode ser terça às 10 /
    dá pra gente entrar na terça que vem? / posso quarta ou quinta à tarde / a gente quer pisar lá antes de decidir / meu irmão pode ir olhar por mim? /
    como faço pra entrar? / ok, quando a gente pode ir? / como faz pra ver? / domingo dá / segunda às 10 fica bom pro dono? /
    quero passar com meu pedreiro
    # person, homes: prefiro falar com uma pessoa / alguém pode me ligar? / me passa pra um corretor / quero fazer uma reclamação / não quero escrever pra uma máquina /
    podem me dar um toque à tarde? / com quem eu trato disso? / passa isso pra um colega seu / oi?? tem alguém aí? / esse robô não entende nada /
    prefiro uma ligação com alguém / seu supervisor por favor
    # seller, nothing: quanto vale minha casa? / estou pensando em vender meu apartamento / quanto conseguiríamos pela nossa casa em Austin? /
    herdamos uma casa e queremos nos livrar dela / vocês fazem avaliação gratuita? / temos um sobrado e talvez a gente se desfaça dele /
    quanto eu poderia pedir no meu apartamento de dois quartos? / preciso me desfazer da casa da minha tia / vocês avaliam meu chalé? /
    vocês alugam meu apartamento pra mim? / por quanto meu apartamento venderia hoje? / preciso de uma estimativa da minha casa na rua 5 /
    como começo a vender? / quero sair do meu sobrado
    # pictures, homes: mostra fotos da primeira / como é a segunda por dentro?
    # map, one home: onde fica? / como chego lá? / quantos minutos até o aeroporto? / como se chega? / me mostra onde é
    # agent, one home: quem é o corretor? / quem está vendendo? / quem tá vendendo? / contato do corretor?
    # send, one home: me manda isso por email / me passa o link / me encaminha isso no email?
    # alert, homes: me avisa se aparecer algo assim / quero ser avisado quando o preço cair / me dá um alô assim que baixar /
    vocês podem ficar de olho no mercado pra mim? / me avisa de baixas de preço / me fala se aparecer outra assim
    # save, one home: guarda essa pra depois / deixa essa separada pra mim
    # tooMuch, homes: muito caro / nossa, que preços / tá tudo muito caro
    # dislikes, homes: não gostei de nenhuma / são meio tristes / hmm não era o que eu tinha em mente
    # likes, homes: amei a segunda / a dois é uma gracinha / a primeira é linda demais!!
    # tooSmall, homes: são pequenas demais / pequeno demais pra uma família
    # area, one home: o bairro é seguro? / as escolas são boas? / é barulhento? / é perigoso por lá? / tem escolas boas?
    # advice, one home: vale a pena comprar agora? / que impostos eu pago? / posso desistir depois de assinar? / os juros vão cair? / é um mau momento pra comprar? /
    posso deduzir os juros?
    # offer, one home: dá pra negociar o preço? / aceitariam 20 mil a menos? / eles baixariam um pouco? / e se eu oferecer 10% menos? / eles fariam por 500? /
    tem margem no preço?
    # whyPrice, one home: por que é tão barata?
    # similar, homes: algo parecido com a segunda`,
  zh: `
    # tour, homes: 第二套周六能看吗？ / 明天下午五点以后可以去第一套看看吗？ / 第一套有什么时间可以看？ / 想亲自去第二套里面走走 / 这周能不能带我们进第一套看看？ / 我太太明晚想看第二套 / 周日有人能给我们开一下第一套的门吗？ / 我想六点左右顺路去第三套看看 / 周六带我们转转第一套行吗？ /
    我和男朋友想这周日去看二号 / 第一套，明天中午方便的话 / 周四能帮我开三号的门吗
    # tour, one home: 周日下午两点可以过去吗？ / 什么时候能看房？ / 我想亲眼看看 / 周四有空档吗？ / 就周二上午十点吧 / 下周二能进去看吗？ / 我周三或周四下午可以 / 决定之前想先去走一趟 / 我弟弟能替我去看吗？ / 怎么才能进去？ / 好的，我们什么时候能来 / 看房流程是什么 / 周日可以 /
    周一上午10点业主方便吗 / 想带装修师傅去走一圈
    # person, homes: 我想找人工 / 帮我转接经纪人 / 我要投诉 / 我不想跟机器打字 / 下午能给我来个电话吗？ / 请转给你同事 / 喂？有人在吗 / 这机器人听不懂 / 我更想打电话聊 / 叫你们主管来
    # seller, nothing: 我的房子值多少钱？ / 我在考虑把公寓卖掉 / 我们家在Austin的房子能卖多少？ / 我们继承了一套房子，想脱手 / 你们做免费估价吗？ / 我们有套联排，可能想出手 / 我的两居室能开价多少？ / 我想把姑妈的房子处理掉 / 能帮我的木屋估个价吗？ / 能帮我把公寓租出去吗？ /
    我的公寓现在能卖多少 / 想估一下我5街的房子 / 怎么开始卖房 / 想把我的双拼脱手
    # pictures, homes: 看看第一套的照片 / 第二套里面什么样？
    # map, one home: 在哪儿？ / 怎么过去？ / 到机场要几分钟？ / 怎么走 / 给我看看它在哪
    # agent, one home: 经纪人是谁？ / 谁在卖这套？ / 是谁在卖 / 经纪人联系方式
    # send, one home: 发到我邮箱 / 给我个链接 / 能转到我邮箱吗？
    # alert, homes: 有类似的通知我 / 降价了告诉我 / 一降价就吱一声 / 能帮我盯着市场吗？ / 降价了通知我 / 再有这样的告诉我
    # save, one home: 收藏这套
    # tooMuch, homes: 太贵了 / 哎呀，这价格 / 全都贵得离谱
    # dislikes, homes: 都不喜欢 / 看着有点寒酸 / 嗯，不是我想要的
    # likes, homes: 我喜欢第二套 / 第二套挺可爱的 / 第一套太美了！
    # tooSmall, homes: 都太小了 / 一家人住太小了
    # area, one home: 那边安全吗？ / 学校怎么样？ / 吵不吵？ / 那里危险吗 / 有好学校吗
    # advice, one home: 现在买合适吗？ / 要交什么税？ / 签了以后还能反悔吗？ / 利率会降吗？ / 现在买是不是不好的时机 / 利息能抵税吗
    # offer, one home: 价格能谈吗？ / 他们能再降点吗？ / 我出价低10%行吗？ / 500肯卖吗 / 价格还有空间吗
    # whyPrice, one home: 为什么这么便宜？
    # similar, homes: 和第二套差不多的`,
}

export const saidAnyhow = Object.entries(told).flatMap(([code, text]) =>
  text
    .split('#')
    .slice(1)
    .map((part) => {
      const [, wish, after, said = ''] = /^\s*(\w+), ([\w ]+):\s+(.*)$/s.exec(part) ?? []
      // As the head of each part says.
      return {
        code: code as LanguageCode,
        wish: wish as Wish,
        after: after as Before,
        said: said.replace(/\s+/g, ' ').split(' / '),
      }
    }),
)
