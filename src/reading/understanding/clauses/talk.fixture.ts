import type { LanguageCode } from '../../languages/language.ts'
import { englishTalk } from './english-talk.fixture.ts'

/** What visitors say besides what they ask for, by language, a line a kind. */
export const talk: Readonly<Record<LanguageCode, string>> = {
  en: englishTalk,
  es: `
  greeting: Hola a todos ~ Buenas noches ~ Hola, soy Laura
  story: Hace dos semanas nos robaron ~ En 2008 alquilé un estudio en Madrid ~
    Cuando tenía 12 años vivíamos junto al lago ~ Casi compramos un dúplex en 2019 ~
    Nuestro primer piso tenía un baño y no tenía garaje
  thanks: Mil gracias por todo ~ Te lo agradezco mucho
  apology: Perdona que escriba tanto ~ Disculpe mi ortografía
  weather: Lleva 3 días lloviendo ~ Aquí hace 35 grados
  work: Trabajo de noche en el hospital ~ Tengo una panadería con 4 empleados ~ Gano 3000 al mes ~
    Empiezo el nuevo trabajo el 3 de marzo
  family: Mis hijos tienen 4, 7 y 11 años ~ Somos una familia de 5 ~ Mi madre cumple 80 en mayo ~
    Mi hija está en segundo de primaria
  hobby: Me encanta pintar los fines de semana ~ Nos gusta el senderismo
  who: Tengo 42 años ~ Me llamo David y soy electricista ~ Soy de Denver
  found: Les encontré en Google ~ Un compañero me pasó su enlace ~ Vi su anuncio en Instagram
  howlong: Llevo 8 meses buscando ~ Ya hemos visto 14 sitios ~ Llevamos dos años así
  others: Mi amigo paga 2400 al mes por un cuchitril ~ Mi hermano compró un condominio en Miami por 300k ~
    Mi jefe tiene una casa con 6 habitaciones y piscina ~ Los vecinos se hicieron una piscina ~
    Mi tía alquila su sótano
  past: Pagué 300k en 2012 ~ Mi antiguo piso tenía piscina y era un lío ~ La casa anterior tenía 4 habitaciones ~
    El último casero era un desastre
  own: Mi garaje está lleno ~ Nuestro contrato vence en 60 días ~ Ahora pago 1900 al mes ~
    Nuestra cocina es minúscula ~ Mi piso actual está en la cuarta planta
  place: Vivo en Boston ~ Vuelo desde Denver el lunes ~ Mi hermana se mudó a Kent ~
    Pasamos la luna de miel en Miami ~ Mi oficina está en Bellevue
  question: ¿Ganó el Barça anoche? ~ ¿Cuánto tarda un huevo en cocerse? ~ ¿A qué hora abren mañana? ~
    ¿Abren los domingos? ~ ¿Cómo puedo llamarte? ~ ¿Cómo está la hipoteca ahora? ~
    ¿Quién ganó las elecciones de 2020? ~ ¿Cómo cambio mi contraseña? ~ ¿Cuántas horas dura el vuelo a Tokio? ~
    ¿Conoces un buen fontanero? ~ ¿Cuál es la raíz de 144?
  complaint: Esto es muy frustrante ~ Los precios están por las nubes ~
    El último agente nos hizo perder 6 semanas ~ Su página va lenta
  signoff: Un abrazo, Tomás ~ Hasta luego ~ Nos vemos ~ Enviado desde mi iPhone
  dictation: eh bueno pues a ver ~ o sea no sé cómo decirlo
  signature: Ana Ruiz, 206-555-0147, ana.ruiz@example.com ~ Tel. 555 010 2233
  date: Mi cumpleaños es el 12 de junio ~ Tengo cita con el dentista a las 5 ~ Nos vemos el jueves a las 10:30 ~
    La reunión es en la sala 204
  emoji: 🙏 ~ 😅
  reaction: La última que me enseñaste era horrible ~ Esa era demasiado pequeña ~ Me gustó la segunda foto ~
    Esas estaban bien
  people: Somos 5 personas ~ Mis 3 hijos vienen conmigo
  duration: Llevamos 15 años casados ~ Te llamé 3 veces
  pets: Mi gato tiene 14 años ~ El perro se comió los deberes
  vehicle: Mi coche tiene 150.000 kilómetros ~ Conduzco un Honda viejo
  news: Leí que las ventas cayeron un 12 por ciento ~ Dicen que el mercado se hundirá en 2027
  feeling: Estoy muy emocionada ~ Estamos agotados
  future: Te llamo mañana ~ La semana que viene nos vamos de vacaciones
  meta: Le explico mi situación ~ No sé por dónde empezar ~ Seré breve
  compliment: Son los mejores ~ Qué buena página
  philosophy: La vida es corta ~ El dinero no lo es todo
  opinions: La gente dice que las piscinas salen caras ~ Las casas grandes son difíciles de calentar
  a: Buen día a todos ~ Soy yo otra vez ~ Se nos inundó el sótano dos veces ~
    Nuestro vuelo desde Miami duró 9 horas ~ Mi ex se quedó con la casa ~ Trabajo de 9 a 5 ~
    Mi hija quiere ser astronauta ~ Tengo 4 hermanos ~ Alguien del trabajo me habló de ustedes ~
    El vecino vendió su casa por 800k ~ El piso que dejamos no tenía calefacción ~ Perdí 50k con mi primera casa ~
    Tardo 90 minutos en llegar al trabajo ~ Nuestro alquiler sube a 2300 en julio ~ Estuve 4 años en San Diego ~
    Mi empresa tiene la sede en Denver ~ ¿Quién canta esa canción? ~ ¿Me dices la hora? ~
    ¿Cuál es tu color favorito? ~ ¿Cuántos estados hay en el país? ~ ¿Este chat es gratis? ~
    ¿Dónde puedo aparcar cuando visite su oficina? ~ ¿Debería invertir en bolsa? ~
    ¿Trabajan los fines de semana? ~ ¿Va a llover mañana? ~ Estoy harta de los agentes ~
    Las fotos de su web se ven borrosas ~ Hasta la próxima semana ~ Espero su respuesta ~
    La boda es el 14 de agosto ~ El sábado a las 2 estoy libre ~ Esa casa me dio escalofríos ~
    Mi número de la suerte es el 13 ~ Debo 20k de mi préstamo ~ Peso 80 kilos ~ No hay nada como el hogar ~
    Los tipos de interés están por las nubes ~ Estamos vendiendo nuestro piso en Miami ~ Es mi primera vez ~
    Tengo que decirle dos cosas ~ Mi mujer me espera en el coche ~ Hoy cumplo 40 años ~
    Los precios cayeron un 3% en marzo
  forms: El fontanero inundó nuestro antiguo sótano ~ Anoche soñé con un castillo con piscina ~
    Una tormenta dejó sin luz a 40.000 viviendas ~ Me pidieron 12.000 por un tejado nuevo ~
    Antes de la guerra mis bisabuelos llevaban un hotel con 30 habitaciones
  `,
  fr: `
  greeting: Salut tout le monde ~ Bonsoir à tous ~ Bonjour, c'est Claire
  story: Il y a deux semaines on nous a cambriolés ~ En 2008 j'ai loué un studio à Paris ~
    Quand j'avais 12 ans nous vivions au bord du lac ~ Nous avons failli acheter un duplex en 2019 ~
    Notre premier appartement avait une salle de bain et pas de parking
  thanks: Merci infiniment ~ Je vous remercie pour tout
  apology: Pardon pour ce long message ~ Désolée pour les fautes
  weather: Il pleut depuis 3 jours ~ Il fait 35 degrés ici
  work: Je travaille de nuit à l'hôpital ~ J'ai une boulangerie avec 4 employés ~ Je gagne 3000 par mois ~
    Je commence mon nouveau travail le 3 mars
  family: Mes enfants ont 4, 7 et 11 ans ~ Nous sommes une famille de 5 ~ Ma mère aura 80 ans en mai ~
    Ma fille est en CE1
  hobby: Je peins le week-end ~ Nous aimons la randonnée
  who: J'ai 42 ans ~ Je m'appelle David et je suis électricien ~ Je viens de Denver
  found: Je vous ai trouvés sur Google ~ Un collègue m'a envoyé votre lien ~ J'ai vu votre annonce sur Instagram
  howlong: Je cherche depuis 8 mois ~ Nous avons déjà vu 14 biens ~ Cela fait deux ans que ça dure
  others: Mon ami paie 2400 par mois pour un placard ~ Mon frère a acheté un condo à Miami pour 300k ~
    Mon patron a une maison avec 6 chambres et une piscine ~ Les voisins ont fait construire une piscine ~
    Ma tante loue son sous-sol
  past: J'ai payé 300k en 2012 ~ Mon ancien appartement avait une piscine, c'était pénible ~
    La maison précédente avait 4 chambres ~ Le dernier propriétaire était affreux
  own: Mon garage est plein ~ Notre bail se termine dans 60 jours ~ Je paie 1900 par mois en ce moment ~
    Notre cuisine est minuscule ~ Mon appartement actuel est au 4e étage
  place: J'habite à Boston ~ J'arrive de Denver lundi ~ Ma sœur a déménagé à Kent ~
    Nous avons passé notre lune de miel à Miami ~ Mon bureau est à Bellevue
  question: Qui a gagné le match hier ? ~ Combien de temps cuire un œuf ? ~ À quelle heure ouvrez-vous demain ? ~
    Êtes-vous ouverts le dimanche ? ~ Comment dois-je vous appeler ? ~ Quels sont les taux en ce moment ? ~
    Qui a gagné l'élection de 2020 ? ~ Comment changer mon mot de passe ? ~
    Combien de temps dure le vol pour Tokyo ? ~ Connaissez-vous un bon plombier ? ~ Quelle est la racine de 144 ?
  complaint: C'est très frustrant ~ Les prix sont fous ~ Le dernier agent nous a fait perdre 6 semaines ~
    Votre site est lent
  quote: Mon père disait toujours achetez de la terre
  signoff: Bises, Tomas ~ À bientôt ~ Au revoir ~ Envoyé de mon iPhone
  dictation: euh ben voilà donc ~ enfin bref vous voyez
  signature: Anne Petit, 206-555-0147, anne.petit@example.com ~ Tél. 06 12 34 56 78
  date: Mon anniversaire est le 12 juin ~ J'ai rendez-vous chez le dentiste à 17h ~ À jeudi 10h30 ~
    La réunion est en salle 204
  emoji: 🙏 ~ 😅
  reaction: La dernière que vous avez montrée était affreuse ~ Celle-là était trop petite ~
    J'ai aimé la deuxième photo
  people: Nous sommes 5 personnes ~ Mes 3 enfants sont avec moi
  duration: Nous sommes mariés depuis 15 ans ~ Je vous ai appelé 3 fois
  pets: Mon chat a 14 ans ~ Le chien a mangé mes devoirs
  vehicle: Ma voiture a 150 000 kilomètres ~ Je conduis une vieille Honda
  news: J'ai lu que les ventes ont baissé de 12 pour cent ~ On dit que le marché va s'effondrer en 2027
  feeling: Je suis tellement contente ~ Nous sommes épuisés
  future: Je vous appelle demain ~ Nous partons en vacances la semaine prochaine
  meta: Je vous explique ma situation ~ Je ne sais pas par où commencer ~ Je serai bref
  compliment: Vous êtes les meilleurs ~ Super site
  philosophy: La vie est courte ~ L'argent ne fait pas le bonheur
  opinions: On dit que les piscines coûtent cher ~ Les grandes maisons sont difficiles à chauffer
  a: Bonjour, me revoilà ~ C'est encore moi ~ Notre cave a été inondée deux fois ~
    Notre vol depuis Miami a duré 9 heures ~ Mon ex a gardé la maison ~ Je travaille de 9h à 17h ~
    Ma fille veut devenir astronaute ~ J'ai 4 frères ~ Quelqu'un au travail m'a parlé de vous ~
    Le voisin a vendu sa maison 800k ~ L'appartement que nous avons quitté n'avait pas de chauffage ~
    J'ai perdu 50k avec ma première maison ~ Je mets 90 minutes pour aller au travail ~
    Notre loyer passe à 2300 en juillet ~ J'ai passé 4 ans à San Diego ~ Mon entreprise a son siège à Denver ~
    Qui chante cette chanson ? ~ Vous pouvez me donner l’heure ? ~ Quelle est votre couleur préférée ? ~
    Combien d'états y a-t-il ? ~ Ce chat est gratuit ? ~ Où puis-je me garer quand je viens à votre bureau ? ~
    Dois-je investir en bourse ? ~ Travaillez-vous le week-end ? ~ Va-t-il pleuvoir demain ? ~
    J'en ai marre des agents ~ Les photos de votre site sont floues ~ À la semaine prochaine ~
    Dans l'attente de votre réponse ~ Le mariage est le 14 août ~ Samedi à 14h je suis libre ~
    Cette maison m'a donné la chair de poule ~ Mon chiffre porte-bonheur est le 13 ~ Je dois 20k à la banque ~
    Je pèse 80 kilos ~ Acheter fait peur ~ On n'est jamais mieux que chez soi ~ Les taux sont trop hauts ~
    Nous vendons notre appartement à Miami ~ C'est ma première fois ~ J'ai deux choses à vous dire ~
    Ma femme m'attend dans la voiture ~ J'ai 40 ans aujourd'hui ~ Les prix ont baissé de 3% en mars
  forms: Le plombier a inondé notre ancienne cave ~ L'inspecteur nous a facturé 600 dollars ~
    Une tempête a privé 40 000 foyers d'électricité ~ J'ai restauré une Mustang de 1967 dans le garage de mon père ~
    Avant la guerre mes arrière-grands-parents tenaient un hôtel de 30 chambres
  `,
  de: `
  greeting: Moin zusammen ~ Guten Abend ~ Hallo, hier ist Claudia
  story: Vor zwei Wochen wurde bei uns eingebrochen ~ 2008 habe ich ein Studio in Berlin gemietet ~
    Als ich 12 war, wohnten wir am See ~ Fast hätten wir 2019 ein Doppelhaus gekauft ~
    Unsere erste Wohnung hatte ein Bad und keinen Parkplatz
  thanks: Tausend Dank ~ Ich danke Ihnen sehr
  apology: Sorry für den langen Text ~ Entschuldigen Sie meine Tippfehler
  weather: Es regnet seit 3 Tagen ~ Hier sind es 35 Grad
  work: Ich arbeite nachts im Krankenhaus ~ Ich habe eine Bäckerei mit 4 Angestellten ~
    Ich verdiene 3000 im Monat ~ Ich fange am 3. März meinen neuen Job an
  family: Meine Kinder sind 4, 7 und 11 ~ Wir sind eine fünfköpfige Familie ~ Meine Mutter wird im Mai 80 ~
    Meine Tochter geht in die zweite Klasse
  hobby: Ich male am Wochenende ~ Wir wandern gerne
  who: Ich bin 42 ~ Ich heiße David und bin Elektriker ~ Ich komme aus Denver
  found: Ich habe Sie bei Google gefunden ~ Ein Kollege hat mir den Link geschickt ~
    Ich habe Ihre Anzeige auf Instagram gesehen
  howlong: Ich suche schon seit 8 Monaten ~ Wir haben schon 14 Wohnungen gesehen ~ Das geht seit zwei Jahren so
  others: Mein Freund zahlt 2400 im Monat für ein Loch ~
    Mein Bruder hat eine Eigentumswohnung in Miami für 300k gekauft ~
    Mein Chef hat ein Haus mit 6 Schlafzimmern und Pool ~ Die Nachbarn haben sich einen Pool gebaut ~
    Meine Tante vermietet ihren Keller
  past: Ich habe 2012 300k bezahlt ~ Meine alte Wohnung hatte einen Pool und das war lästig ~
    Das vorige Haus hatte 4 Schlafzimmer ~ Der letzte Vermieter war furchtbar
  own: Meine Garage ist voll ~ Unser Mietvertrag läuft in 60 Tagen aus ~ Ich zahle derzeit 1900 im Monat ~
    Unsere Küche ist winzig ~ Meine jetzige Wohnung liegt im 4. Stock
  place: Ich wohne in Boston ~ Ich fliege am Montag aus Denver ein ~ Meine Schwester ist nach Kent gezogen ~
    Unsere Flitterwochen waren in Miami ~ Mein Büro ist in Bellevue
  question: Wer hat gestern gewonnen? ~ Wie lange muss ein Ei kochen? ~ Wann öffnen Sie morgen? ~
    Haben Sie sonntags geöffnet? ~ Wie soll ich Sie nennen? ~ Wie hoch sind die Zinsen gerade? ~
    Wer hat die Wahl 2020 gewonnen? ~ Wie ändere ich mein Passwort? ~ Wie lange dauert der Flug nach Tokio? ~
    Kennen Sie einen guten Klempner? ~ Was ist die Wurzel aus 144?
  complaint: Das ist so frustrierend ~ Die Preise sind verrückt ~ Der letzte Makler hat 6 Wochen verschwendet ~
    Ihre Seite ist langsam
  quote: Wie man so sagt, gut Ding will Weile haben
  signoff: Gruß, Thomas ~ Bis bald ~ Tschüss ~ Von meinem iPhone gesendet
  dictation: äh also ja genau ~ na ja wie soll ich sagen
  signature: Anna Klein, 206-555-0147, anna.klein@example.com ~ Tel. 030 1234567
  date: Mein Geburtstag ist am 12. Juni ~ Ich habe um 17 Uhr einen Zahnarzttermin ~ Bis Donnerstag um 10:30 Uhr ~
    Das Treffen ist in Raum 204
  emoji: 🙏 ~ 😅
  reaction: Die letzte, die Sie mir gezeigt haben, war schrecklich ~ Das war zu klein für uns ~
    Das zweite Bild hat mir gefallen
  people: Wir sind 5 Personen ~ Meine 3 Kinder sind dabei
  duration: Wir sind seit 15 Jahren verheiratet ~ Ich habe Sie 3 mal angerufen
  pets: Meine Katze ist 14 Jahre alt ~ Der Hund hat meine Hausaufgaben gefressen
  vehicle: Mein Auto hat 150.000 Kilometer drauf ~ Ich fahre einen alten Honda
  news: Ich habe gelesen, dass die Verkäufe um 12 Prozent gefallen sind
  feeling: Ich freue mich so ~ Wir sind erschöpft
  future: Ich rufe morgen an ~ Nächste Woche fahren wir in den Urlaub
  meta: Ich erkläre kurz meine Lage ~ Ich weiß nicht, wo ich anfangen soll ~ Ich fasse mich kurz
  compliment: Ihr seid die Besten ~ Tolle Seite
  philosophy: Das Leben ist kurz ~ Geld ist nicht alles
  opinions: Man sagt, Pools sind teuer ~ Große Häuser sind schwer zu heizen
  a: Hallo, ich bin es wieder ~ Grüß Gott ~ Unser Keller stand zweimal unter Wasser ~
    Unser Flug aus Miami dauerte 9 Stunden ~ Mein Ex hat das Haus behalten ~ Ich arbeite von 9 bis 17 Uhr ~
    Meine Tochter will Astronautin werden ~ Ich habe 4 Brüder ~ Jemand auf der Arbeit hat mir von Ihnen erzählt ~
    Der Nachbar hat sein Haus für 800k verkauft ~ Bill Gates hat ein Haus mit 24 Bädern ~
    Mit meinem ersten Haus habe ich 50k verloren ~ Ich brauche 90 Minuten zur Arbeit ~
    Unsere Miete steigt im Juli auf 2300 ~ Ich war 4 Jahre in San Diego ~ Meine Firma sitzt in Denver ~
    Wer singt dieses Lied? ~ Können Sie mir die Uhrzeit sagen? ~ Was ist deine Lieblingsfarbe? ~
    Wie viele Staaten gibt es? ~ Ist dieser Chat kostenlos? ~ Soll ich in Aktien investieren? ~
    Arbeiten Sie am Wochenende? ~ Regnet es morgen? ~ Ich habe die Nase voll von Maklern ~
    Die Fotos auf Ihrer Seite sind unscharf ~ Bis nächste Woche ~ Ich freue mich auf Ihre Antwort ~
    Die Hochzeit ist am 14. August ~ Samstag um 14 Uhr habe ich Zeit ~ Das Haus war mir unheimlich ~
    Meine Glückszahl ist die 13 ~ Ich schulde der Bank 20k ~ Ich wiege 80 Kilo ~ Kaufen macht mir Angst ~
    Zuhause ist es am schönsten ~ Die Zinsen sind viel zu hoch ~ Wir verkaufen gerade unsere Wohnung in Miami ~
    Es ist mein erstes Mal ~ Ich muss Ihnen zwei Dinge sagen ~ Meine Frau wartet im Auto ~ Ich werde heute 40 ~
    Die Preise sind im März um 3% gefallen
  forms: Gestern besichtigten wir ein Haus mit fünf Schlafzimmern ~ Das Boot kostete uns 38.000 Dollar ~
    Ein Makler führte uns in eine Wohnung ~ Mein Kollege zahlte 650k für ein Haus ~
    Damals kostete ein Haus 30.000 Dollar
  `,
  pt: `
  greeting: Oi pessoal ~ Boa noite a todos ~ Olá, aqui é a Carla
  story: Há duas semanas fomos assaltados ~ Em 2008 aluguei um estúdio em Lisboa ~
    Quando eu tinha 12 anos morávamos perto do lago ~ Quase compramos um duplex em 2019 ~
    Nosso primeiro apartamento tinha um banheiro e não tinha garagem
  thanks: Muito grato por tudo ~ Agradeço imenso
  apology: Desculpem o texto longo ~ Perdão pelos erros
  weather: Chove há 3 dias ~ Aqui está 35 graus
  work: Trabalho à noite no hospital ~ Tenho uma padaria com 4 empregados ~ Ganho 3000 por mês ~
    Começo o novo emprego no dia 3 de março
  family: Meus filhos têm 4, 7 e 11 anos ~ Somos uma família de 5 ~ Minha mãe faz 80 anos em maio ~
    Minha filha está no segundo ano
  hobby: Pinto aos fins de semana ~ Nós adoramos fazer trilha
  who: Tenho 42 anos ~ Me chamo David e sou eletricista ~ Sou de Denver
  found: Encontrei vocês no Google ~ Um colega me mandou o link ~ Vi o anúncio no Instagram
  howlong: Estou procurando há 8 meses ~ Já vimos 14 imóveis ~ Estamos nisso há dois anos
  others: Meu amigo paga 2400 por mês por um cubículo ~ Meu irmão comprou um apartamento em Miami por 300 mil ~
    Meu chefe tem uma casa com 6 quartos e piscina ~ Os vizinhos fizeram uma piscina ~
    Minha tia aluga o porão dela
  past: Paguei 300 mil em 2012 ~ Meu apartamento antigo tinha piscina e era um problema ~
    A casa anterior tinha 4 quartos ~ O último senhorio era péssimo
  own: Minha garagem está cheia ~ Nosso contrato acaba em 60 dias ~ Hoje pago 1900 por mês ~
    Nossa cozinha é minúscula ~ Meu apartamento atual fica no 4º andar
  place: Moro em Boston ~ Chego de Denver na segunda ~ Minha irmã se mudou para Kent ~
    Passamos a lua de mel em Miami ~ Meu escritório fica em Bellevue
  question: O Benfica ganhou ontem? ~ Quanto tempo cozinha um ovo? ~ A que horas abrem amanhã? ~
    Vocês abrem aos domingos? ~ Como devo te chamar? ~ Como estão os juros agora? ~
    Quem ganhou a eleição de 2020? ~ Como troco a minha senha? ~ Quantas horas dura o voo para Tóquio? ~
    Conhece um bom encanador? ~ Qual é a raiz de 144?
  complaint: Isso é muito frustrante ~ Os preços estão uma loucura ~ O último corretor nos fez perder 6 semanas ~
    O site de vocês é lento
  quote: Como diz o ditado, quem espera sempre alcança ~ Meu pai sempre dizia compre terra
  signoff: Beijos, Tomás ~ Até logo ~ Tchau ~ Enviado do meu iPhone
  dictation: é tipo assim sabe ~ bom então deixa eu ver
  signature: Ana Reis, 206-555-0147, ana.reis@example.com ~ Tel. 912 345 678
  date: Meu aniversário é no dia 12 de junho ~ Tenho dentista às 17h ~ Até quinta às 10:30 ~
    A reunião é na sala 204
  emoji: 🙏 ~ 😅
  reaction: A última que me mostraste era horrível ~ Aquela era pequena demais ~ Gostei da segunda foto
  people: Somos 5 pessoas ~ Meus 3 filhos vêm comigo
  duration: Somos casados há 15 anos ~ Liguei 3 vezes
  pets: Meu gato tem 14 anos ~ O cachorro comeu o dever de casa
  vehicle: Meu carro tem 150.000 quilômetros ~ Dirijo um Honda velho
  news: Li que as vendas caíram 12 por cento ~ Dizem que o mercado vai cair em 2027
  feeling: Estou muito animada ~ Estamos exaustos
  future: Ligo amanhã ~ Semana que vem vamos de férias
  meta: Vou explicar a minha situação ~ Não sei por onde começar ~ Vou ser breve
  compliment: Vocês são os melhores ~ Ótimo site
  philosophy: A vida é curta ~ Dinheiro não é tudo
  opinions: Dizem que piscina sai caro ~ Casas grandes são difíceis de aquecer
  a: Olá, sou eu de novo ~ Boa tarde, tudo certo? ~ O nosso porão inundou duas vezes ~
    Nosso voo de Miami durou 9 horas ~ Meu ex ficou com a casa ~ Trabalho das 9 às 17 ~
    Minha filha quer ser astronauta ~ Tenho 4 irmãos ~ Alguém do trabalho me falou de vocês ~
    O vizinho vendeu a casa dele por 800 mil ~ O apartamento que deixamos não tinha aquecimento ~
    Perdi 50 mil com a minha primeira casa ~ Levo 90 minutos até o trabalho ~
    Nosso aluguel sobe para 2300 em julho ~ Passei 4 anos em San Diego ~ Minha empresa tem sede em Denver ~
    Quem canta essa música? ~ Você pode me dizer as horas? ~ Qual é a sua cor favorita? ~
    Quantos estados existem? ~ Onde posso estacionar quando for ao escritório? ~ Devo investir em ações? ~
    Vocês trabalham no fim de semana? ~ Vai chover amanhã? ~ Estou farta de corretores ~
    As fotos do site estão desfocadas ~ Até a próxima semana ~ Aguardo resposta ~
    O casamento é no dia 14 de agosto ~ Sábado às 14h estou livre ~ Aquela casa me deu arrepios ~
    Meu número da sorte é 13 ~ Devo 20 mil ao banco ~ Peso 80 quilos ~ Não há nada como o nosso lar ~
    Os juros estão altos demais ~ Estamos vendendo nosso apartamento em Miami ~ É a minha primeira vez ~
    Tenho duas coisas para dizer ~ Minha mulher está me esperando no carro ~ Hoje faço 40 anos ~
    Os preços caíram 3% em março
  forms: Uma tempestade deixou 40 mil casas sem luz ~ Me pediram 12 mil por um telhado novo ~
    Ontem à noite sonhei com um castelo com piscina ~
    Antes da guerra meus bisavós tinham um hotel com 30 quartos
  `,
  zh: `
  greeting: 大家好 ~ 晚上好呀 ~ 你好，我是小王
  story: 两周前我家被偷了 ~ 2008年我在北京租过一间单间 ~ 我12岁的时候住在湖边 ~ 2019年我们差点买了一套复式
  thanks: 太感谢了 ~ 感谢你的耐心
  apology: 不好意思说了这么多 ~ 抱歉打错字了
  weather: 已经下了3天雨 ~ 今天35度
  work: 我在医院上夜班 ~ 我一个月赚3000 ~ 我3月3号入职新公司
  family: 我的孩子分别是4岁、7岁和11岁 ~ 我们一家五口 ~ 我妈妈五月就80岁了 ~ 我女儿上二年级
  hobby: 我周末喜欢画画 ~ 我们爱爬山
  who: 我今年42岁 ~ 我叫大卫，是电工 ~ 我是丹佛人
  found: 我在谷歌上找到你们的 ~ 同事发了你们的链接给我 ~ 我在网上看到你们的广告
  howlong: 我找了8个月了 ~ 我们已经看了14套 ~ 已经两年了
  others: 我老板有一栋六居室带泳池的房子 ~ 邻居刚修了游泳池 ~ 我阿姨把地下室租出去了
  past: 我2012年花了30万 ~ 我以前的公寓有泳池，很麻烦 ~ 上一个房东很差
  own: 我的车库满了 ~ 我们的租约还有60天到期 ~ 我现在每月付1900 ~ 我们的厨房很小 ~ 我现在住4楼
  place: 我住在波士顿 ~ 我周一从丹佛飞过来 ~ 我姐姐搬到Kent了 ~ 我们在迈阿密度的蜜月 ~ 我的办公室在Bellevue
  question: 昨晚谁赢了？ ~ 鸡蛋要煮多久？ ~ 你们明天几点开门？ ~ 周日营业吗？ ~ 我该怎么称呼你？ ~ 现在利率是多少？ ~ 2020年谁当选了？ ~ 怎么改密码？ ~ 飞东京要多久？ ~
    你认识好的水管工吗？ ~ 144的平方根是多少？
  complaint: 真让人沮丧 ~ 现在房价太疯狂了 ~ 上一个中介浪费了我们6个星期 ~ 你们的网站很慢
  quote: 俗话说，心急吃不了热豆腐 ~ 我爸常说要买地
  signoff: 回头见 ~ 再见 ~ 发自我的iPhone
  dictation: 嗯那个就是说 ~ 呃怎么说呢
  signature: 王芳，206-555-0147，wang.fang@example.com ~ 电话：13800138000
  date: 我的生日是6月12号 ~ 我下午5点看牙医 ~ 周四10点半见
  emoji: 🙏 ~ 😅
  reaction: 你上次推荐的那套太差了 ~ 那套太小了 ~ 我喜欢第二张照片
  people: 我们有5个人 ~ 我带着3个孩子
  duration: 我们结婚15年了 ~ 我打了3次电话
  pets: 我的猫14岁了 ~ 狗把作业吃了
  vehicle: 我的车跑了15万公里 ~ 我开一辆旧本田
  news: 我看到新闻说销量下降了12% ~ 听说2027年市场会崩
  feeling: 我好激动 ~ 我们累坏了
  future: 我明天打电话给你 ~ 我们下周去度假
  meta: 我先介绍一下情况 ~ 不知道从哪说起 ~ 我长话短说
  compliment: 你们最棒了 ~ 网站做得不错
  philosophy: 人生苦短 ~ 钱不是万能的
  opinions: 大家都说泳池很贵 ~ 大房子不好取暖
  a: 又是我 ~ 各位好 ~ 我们家地下室淹了两次 ~ 我们从迈阿密飞了9个小时 ~ 前夫留下了房子 ~ 我朝九晚五 ~ 我女儿想当宇航员 ~ 我有4个兄弟 ~ 同事跟我提起你们 ~ 邻居的房子卖了80万 ~
    我们之前的公寓没有暖气 ~ 我第一套房亏了5万 ~ 我上班要90分钟 ~ 我们房租七月涨到2300 ~ 我在圣地亚哥待了4年 ~ 我公司总部在丹佛 ~ 这首歌是谁唱的？ ~ 现在几点了？ ~ 你最喜欢什么颜色？ ~
    这个聊天免费吗？ ~ 去你们办公室停车停哪里？ ~ 我该买股票吗？ ~ 你们周末上班吗？ ~ 明天会下雨吗？ ~ 我受够中介了 ~ 你们网站的照片很模糊 ~ 下周见 ~ 期待您的回复 ~ 婚礼是8月14号 ~
    我周六下午2点有空 ~ 那房子让我毛骨悚然 ~ 我的幸运数字是13 ~ 我欠银行2万 ~ 我体重80公斤 ~ 金窝银窝不如自己的狗窝 ~ 利率太高了 ~ 我们正在卖迈阿密的公寓 ~ 我是第一次 ~ 我有两件事要说 ~
    我老婆在车里等我 ~ 我今天40岁生日 ~ 三月房价跌了3%
  forms: 我叔叔去年退休，在Miami翻修了一栋别墅，还挖了个游泳池 ~ 我们现在的房子有三个卫生间没有车库 ~
    我们以前在海边有一栋小屋
  `,
}
