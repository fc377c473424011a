import type { LanguageCode } from '../../languages/language.ts'
import { furtherBesides } from './sentence/further-besides.fixture.ts'

/** Apart by " ~": what others do, who writes, what is asked of something else; written from the specification alone. */
export const toldBesides: Readonly<Record<LanguageCode, string>> = {
  en: `
    dictation: okay so hi this is Marcy um let me start over
    voicemail: Hey it's Greg from Lakeside Realty returning your call, it's about four fifteen ~
      You have reached the voicemail of Peter Lund, please leave a message after the tone ~
      Call me back at 425 555 0162 whenever you get a minute
    mail: Best, Ingrid Solberg, Senior Account Manager, Northwind Traders ~
      This email and any attachments are confidential ~ On Tue, Mar 4, 2025 at 9:12 AM Lakeside Realty wrote
    story: My coworker ended up with a four bedroom split level out in Denver ~
      The couple before us got outbid on a condo by 40 thousand ~
      Back in 2009 my folks picked up a duplex for next to nothing ~
      My aunt put her whole savings into a villa with a pool in Spain ~
      Our friends settled for a two bed flat with no parking ~
      Two of my cousins went in together on a fourplex ~
      A lady at church got a three bath colonial last spring and regrets it ~
      My dentist flips houses on the side ~ Some people on my block rented theirs out for 3,200 ~
      His nephew closed on a ranch outside Austin in nine days ~
      The seller backed out the night before, can you imagine ~
      They had a basement full of water when the river rose ~
      Two guys from my gym bought a triplex together and now they don't speak ~
      Your competitor's agent tried to sell us a mobile home by the freeway ~
      The people who had our place before left a piano in the garage
    weather: Will it snow this weekend? ~ It has not stopped drizzling since Sunday ~
      They are calling for 70 mile an hour gusts tonight
    sports: Did the Kraken pull it off last night? ~ Our little league team went 12 and 3 this season
    office: Where do people park when they visit you? ~ Is your lobby open on Labor Day?
    complaint: Nobody ever answers the phone at that place on Fifth ~
      I filled in your form twice and never heard a word ~
      The last chatbot I tried kept sending me houses in Ohio ~
      The guy we worked with before showed up 40 minutes late ~
      Parking downtown was a nightmare and cost me 28 dollars ~
      Your hold music has been stuck in my head since Tuesday ~
      I waited on hold for 25 minutes and then got cut off
    thanks: You have been super patient with me ~ I can't tell you how much this helps ~
      Bless your heart for putting up with all my questions ~ Appreciate you taking the time on a Sunday ~
      You made my week, seriously
    work: I just got promoted to night shift supervisor ~
      My husband drives a truck and is gone five days a week ~ I run a bakery with 14 employees
    health: I twisted my ankle on the stairs yesterday ~
      My mother in law is recovering from a hip replacement ~ The doctor told me to walk 3 miles every day
    food: I am eating a sandwich while I type
    travel: We land at Sea-Tac on the 9th around noon ~ Our road trip took us through 11 states
    school: Our oldest starts college in the fall
    pets: Our beagle turned 13 last week ~ The neighbor's cat keeps sleeping on our porch
    wedding: We got engaged on New Year's Eve
    tech: The map froze on me twice ~ My keyboard has a sticky space bar ~
      My phone is at 4 percent so I may drop off
    bot: Are you a real person or a program? ~ Who taught you all this?
    news: I saw on the news that a garage burned down in Tacoma ~
      Mortgage applications fell 3 percent last month ~
      The paper says they will tear down the old garage on Fifth ~ A tree fell on the courthouse in Tacoma
    prices: Eggs are 6 dollars a dozen at our store ~ The plumber charged us 900 bucks for a new sink
    hypothetical: If I were a millionaire I would have a castle by the sea ~
      Were I twenty years younger I would build a cabin in Alaska
    hearsay: A guy at the gym swears the market will crash ~ My barber says everyone is leaving Seattle
    self: I am a retired librarian and a bit slow with computers
    apology: Forgive the typos, I have big thumbs
    neighbours: The folks upstairs threw a party until 3 in the morning ~
      Somebody next door is putting in a swimming pool and the noise is unbearable
    money: I finally paid off my car ~ My student loan is 300 a month until 2031
    hobby: I restore old radios in my basement ~ My wife paints watercolors of barns ~
      We raise chickens and grow our own tomatoes
    dates: Friday is my birthday by the way
    others: My daughter's roommate is moving to Portland ~ The twins start kindergarten on Monday ~
      Grandma never liked stairs ~ My ex got custody of the dog ~
      My stepdad collects lighters and smokes on the balcony ~
      Her boyfriend parks across two spots every single day
    greet: Top of the morning to you from rainy Portland ~ Happy belated Thanksgiving everybody ~
      Hello again, it's Dana, we spoke last Thursday ~ Howdy, this is Walt from Spokane
    sign: Yours, Tobias Keller, Head of Logistics, Blue Harbor Freight ~ Sent from my Galaxy tablet ~
      Warmly, Priya ~ Cheers, Marguerite Osei, Clinical Lead, St. Anne's Hospice
    question: Do you know a decent Thai place near your office? ~ What was the score in the third quarter? ~
      How long does it take to fly to Denver? ~ Which bus goes from the airport to downtown? ~
      Can dogs eat grapes? ~ Is Monday a holiday? ~ Who do I talk to about a broken link on your page? ~
      When does the tide come in tomorrow? ~ Who do you think will win the Oscars?
    past: When I was little we lived above a shop with no heating ~
      I sold insurance for twenty years before I retired ~ As teenagers we used to sneak into the hotel pool
    idiom: It was like pulling teeth with the last company
`,
  es: `
    dictation: eh bueno a ver espera que se me ha ido el santo al cielo ~
      punto y aparte perdona estoy dictando esto con el móvil
    voicemail: Hola, soy Ramón de Inmobiliaria Sol, te devuelvo la llamada ~
      Ha llamado usted al buzón de Marta Prieto, deje su mensaje después de la señal ~
      Llámame al 612 40 55 18 cuando puedas
    mail: Un saludo, Beatriz Lozano, Directora de Ventas, Grupo Almendro ~
      Este mensaje puede contener información confidencial ~
      El martes 4 de marzo de 2025 a las 9:12 escribió Inmobiliaria Sol
    story: Mi compañera acabó quedándose con un chalet de cuatro dormitorios en Denver ~
      A la pareja de antes le pisaron un piso por 40 mil ~
      En 2009 mis padres pillaron un dúplex tirado de precio ~
      Mi tía metió todos sus ahorros en una villa con piscina en Marbella ~
      Unos amigos se conformaron con un piso de dos habitaciones sin garaje ~
      Dos primos míos compraron a medias un edificio de cuatro viviendas ~
      Una señora de la parroquia se compró un chalet con tres baños y ya se arrepiente ~
      Mi dentista reforma pisos en sus ratos libres ~ Unos vecinos de mi calle alquilaron el suyo por 3.200 ~
      Su sobrino cerró la compra de un rancho a las afueras de Austin en nueve días ~
      El vendedor se echó atrás la noche anterior, imagínate ~
      Tenían el sótano lleno de agua cuando creció el río ~
      Dos tipos de mi gimnasio compraron un edificio juntos y ya no se hablan ~
      El agente de la competencia intentó vendernos una casa móvil junto a la autopista ~
      La gente que vivía antes en nuestro piso dejó un piano en el garaje
    weather: ¿Va a nevar este fin de semana? ~ No ha parado de llover desde el domingo ~
      Anuncian rachas de 110 kilómetros por hora para esta noche
    sports: ¿Ganó el Betis anoche? ~ Nuestro equipo infantil terminó tercero con 12 victorias
    office: ¿Dónde se aparca cuando uno va a veros?
    complaint: En ese sitio de la Quinta nadie coge nunca el teléfono ~
      Rellené vuestro formulario dos veces y nadie me contestó ~
      El último chatbot que probé no hacía más que mandarme casas de Ohio ~
      El chico que nos atendió antes llegó 40 minutos tarde ~
      Aparcar en el centro fue una pesadilla y me costó 28 dólares ~
      Tengo metida en la cabeza vuestra musiquita de espera desde el martes ~
      Estuve 25 minutos en espera y luego se cortó
    thanks: Has tenido muchísima paciencia conmigo ~ No sabes cuánto me ayuda esto ~
      Que Dios te lo pague por aguantar mis preguntas ~ Te agradezco que me atiendas un domingo ~
      Me has alegrado la semana, de verdad
    work: Me acaban de ascender a jefa del turno de noche ~
      Mi marido es camionero y está fuera cinco días por semana ~ Llevo una panadería con 14 empleados
    health: Ayer me torcí el tobillo en la escalera ~
      Mi suegra se está recuperando de una operación de cadera ~
      El médico me mandó caminar 5 kilómetros al día
    food: Me estoy comiendo un bocadillo mientras escribo
    travel: Aterrizamos el día 9 sobre el mediodía ~ En el viaje pasamos por 11 estados
    school: La mayor empieza la universidad en otoño
    pets: Nuestro beagle cumplió 13 la semana pasada ~ El gato de la vecina duerme en nuestro porche
    tech: El mapa se me ha quedado colgado dos veces ~ Tengo la barra espaciadora medio rota ~
      Tengo el móvil al 4 por ciento así que igual me caigo
    bot: ¿Eres una persona de verdad o un programa? ~ ¿Quién te enseñó todo esto?
    news: En las noticias salió un garaje que se quemó en Tacoma ~
      Las solicitudes de hipotecas bajaron un 3 por ciento el mes pasado ~
      Dice el periódico que van a derribar el garaje viejo de la Quinta ~
      Un árbol cayó sobre el juzgado de Tacoma
    prices: La docena de huevos está a 6 dólares en nuestra tienda ~
      El fontanero nos cobró 900 pavos por un fregadero nuevo
    hypothetical: Si yo fuera millonario tendría un castillo junto al mar
    hearsay: Un tipo del gimnasio jura que el mercado se va a hundir ~
      Mi peluquero dice que todo el mundo se va de Seattle
    self: Soy bibliotecaria jubilada y un poco lenta con los ordenadores
    apology: Perdona las faltas, tengo los dedos gordos
    neighbours: Los de arriba montaron una fiesta hasta las 3 de la mañana ~
      El de al lado está construyendo una piscina y el ruido es insoportable
    money: Por fin terminé de pagar el coche
    hobby: Restauro radios antiguas en el sótano ~ Criamos gallinas y cultivamos tomates
    dates: Por cierto, el viernes es mi cumpleaños
    others: La compañera de piso de mi hija se muda a Portland ~ Los gemelos empiezan el cole el lunes ~
      A la abuela nunca le gustaron las escaleras ~ Mi ex se quedó con el perro ~
      Mi padrastro colecciona mecheros y fuma en el balcón ~
      Su novio aparca ocupando dos plazas todos los días
    greet: Muy buenas desde un Portland pasado por agua ~ Felices fiestas atrasadas a todo el equipo ~
      Hola otra vez, soy Dana, hablamos el jueves pasado ~ Buenas, aquí Gualterio desde Spokane
    sign: Atentamente, Tomás Quiroga, Jefe de Logística, Puerto Azul ~ Enviado desde mi tableta ~
      Un abrazo, Priya ~ Saludos cordiales, Margarita Osorio, Responsable Clínica, Hospital Santa Ana
    question: ¿Conoces algún restaurante tailandés decente cerca de vuestra oficina? ~
      ¿Cómo quedó el tercer cuarto? ~ ¿Cuánto se tarda en volar a Denver? ~
      ¿Qué autobús va del aeropuerto al centro? ~ ¿Los perros pueden comer uvas? ~ ¿El lunes es festivo? ~
      ¿A quién le aviso de un enlace roto en vuestra página? ~ ¿A qué hora sube la marea mañana? ~
      ¿Quién crees que ganará los Óscar? ~ ¿Por qué está tan cara la gasolina por allí?
    past: De pequeño vivíamos encima de una tienda sin calefacción ~
      Vendí seguros durante veinte años antes de jubilarme ~
      De adolescentes nos colábamos en la piscina del hotel
    idiom: Con la empresa de antes era como hablar con la pared
`,
  fr: `
    dictation: euh alors attends je recommence depuis le début ~
      virgule non pardon point je dicte ça dans mon téléphone
    voicemail: Bonjour, c'est Rémi de l'agence du Lac, je vous rappelle comme convenu ~
      Vous êtes bien sur le répondeur de Claire Morel, laissez un message après le bip ~
      Rappelez-moi au 06 42 18 55 07 quand vous pourrez
    mail: Bien cordialement, Hélène Fabre, Responsable commerciale, Groupe Alizé ~
      Ce message et ses pièces jointes sont confidentiels ~
      Le mardi 4 mars 2025 à 9h12, l'agence du Lac a écrit
    story: Ma collègue a fini par prendre un pavillon de quatre chambres à Denver ~
      Le couple d'avant s'est fait souffler un appartement pour 40 000 ~
      En 2009 mes parents ont décroché un duplex pour une bouchée de pain ~
      Ma tante a mis toutes ses économies dans une villa avec piscine à Nice ~
      Des amis se sont contentés d'un deux pièces sans parking ~
      Deux de mes cousins se sont associés pour un immeuble de quatre logements ~
      Une dame de la paroisse a pris une maison à trois salles de bains et le regrette déjà ~
      Mon dentiste retape des appartements à ses heures perdues ~
      Des gens de ma rue ont loué le leur pour 3 200 ~
      Son neveu a signé pour un ranch près d'Austin en neuf jours ~
      Le vendeur s'est désisté la veille, vous imaginez ~
      Ils avaient la cave pleine d'eau quand la rivière est montée ~
      Deux gars de ma salle de sport ont acheté un immeuble ensemble et ne se parlent plus ~
      L'agent de la concurrence a essayé de nous vendre un mobil-home au bord de l'autoroute ~
      Les gens qui habitaient chez nous avant ont laissé un piano dans le garage
    weather: Est-ce qu'il va neiger ce week-end ? ~ Il n'arrête pas de pleuvoir depuis dimanche ~
      On annonce des rafales à 110 kilomètres heure cette nuit ~
      Il y a trente centimètres de neige sur notre terrasse
    sports: Est-ce que l'OM a gagné hier soir ? ~ Notre équipe de minimes a fini troisième avec 12 victoires
    office: Où est-ce qu'on se gare quand on vient vous voir ? ~ Vous êtes ouverts le 1er mai ?
    complaint: Personne ne décroche jamais dans cette agence de la Cinquième ~
      J'ai rempli deux fois votre formulaire et jamais eu de réponse ~
      Le dernier chatbot que j'ai essayé m'envoyait sans arrêt des maisons dans l'Ohio ~
      Le monsieur qui s'occupait de nous avant est arrivé avec 40 minutes de retard ~
      Se garer en ville était un cauchemar et ça m'a coûté 28 dollars ~
      J'ai votre musique d'attente dans la tête depuis mardi ~
      J'ai attendu 25 minutes au téléphone et puis ça a coupé
    thanks: Vous avez été d'une patience d'ange avec moi ~ Vous ne savez pas à quel point ça m'aide ~
      Vous êtes un amour de supporter toutes mes questions ~ C'est gentil de prendre du temps un dimanche ~
      Vous avez égayé ma semaine, sérieusement
    work: Je viens de passer chef d'équipe de nuit ~
      Mon mari est routier et s'absente cinq jours par semaine ~ Je tiens une boulangerie avec 14 employés
    health: Je me suis tordu la cheville dans l'escalier hier ~
      Ma belle-mère se remet d'une opération de la hanche ~
      Le médecin m'a dit de marcher 5 kilomètres par jour
    food: Je mange un sandwich en vous écrivant
    travel: On atterrit le 9 vers midi ~ Notre voyage nous a fait traverser 11 États
    school: L'aînée entre à la fac à la rentrée
    pets: Notre beagle a fêté ses 13 ans la semaine dernière ~
      Le chat de la voisine dort toujours sous notre porche
    wedding: On s'est fiancés au réveillon
    tech: La carte s'est figée deux fois ~ Ma barre d'espace est à moitié cassée ~
      Mon téléphone est à 4 pour cent, je risque de couper
    bot: Vous êtes une vraie personne ou un programme ? ~ Qui vous a appris tout ça ?
    news: Aux infos ils ont montré un garage qui a brûlé à Tacoma ~
      Les demandes de prêt ont reculé de 3 pour cent le mois dernier ~
      Le journal dit qu'ils vont raser le vieux garage de la Cinquième ~
      Un arbre est tombé sur le tribunal de Tacoma
    prices: Le plombier nous a pris 900 balles pour un évier neuf
    hypothetical: Si j'étais millionnaire j'aurais un château au bord de la mer ~
      Si j'avais vingt ans de moins je bâtirais une cabane en Alaska
    hearsay: Un type à la salle de sport jure que le marché va s'effondrer ~
      Mon coiffeur dit que tout le monde quitte Seattle
    self: Je suis bibliothécaire à la retraite et pas très douée avec les ordinateurs
    apology: Pardon pour les fautes, j'ai de gros doigts
    neighbours: Ceux du dessus ont fait la fête jusqu'à 3 heures du matin ~
      Le voisin fait creuser une piscine et le bruit est insupportable
    money: J'ai enfin fini de payer ma voiture
    hobby: Je retape de vieilles radios dans ma cave ~ On élève des poules et on cultive nos tomates
    dates: Au fait, vendredi c'est mon anniversaire
    others: La colocataire de ma fille déménage à Portland ~ Les jumeaux rentrent à l'école lundi ~
      Mamie n'a jamais aimé les escaliers ~ Mon ex a gardé le chien ~
      Mon beau-père collectionne les briquets et fume sur le balcon
    greet: Bien le bonjour de Portland sous la pluie ~
      Joyeuses fêtes avec un peu de retard à toute l'équipe ~
      Rebonjour, c'est Dana, on s'est parlé jeudi dernier ~ Salut, ici Gauthier de Spokane
    sign: Cordialement, Thomas Keller, Responsable logistique, Port Bleu ~ Envoyé de ma tablette ~
      Bien à vous, Marguerite Osset, Responsable clinique, Hospice Sainte-Anne
    question: Vous connaissez un bon restaurant thaï près de votre agence ? ~
      C'était quoi le score au troisième quart-temps ? ~
      Combien de temps faut-il pour aller à Denver en avion ? ~ Quel bus va de l'aéroport au centre ? ~
      Les chiens peuvent manger du raisin ? ~ Lundi, c'est férié ? ~
      À qui je signale un lien cassé sur votre page ? ~ À quelle heure monte la marée demain ? ~
      Qui va gagner les Oscars d'après vous ? ~ Pourquoi l'essence est si chère là-bas ?
    past: Petit, j'habitais au-dessus d'un magasin sans chauffage ~
      J'ai vendu des assurances pendant vingt ans avant la retraite ~
      Ados, on se faufilait dans la piscine de l'hôtel
    idiom: Avec l'agence d'avant c'était comme parler à un mur
`,
  ...furtherBesides,
}
