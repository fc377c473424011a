import type { LanguageCode } from '../../languages/language.ts'

/** Apart by " ~": what is said of things that are no search, with numbers, towns and words of homes in it. */
export const otherThings: Readonly<Record<LanguageCode, string>> = {
  en: `
    other: My niece just had her second baby, 3.4 kilos ~
      Grandma turns 90 this Saturday and everybody is coming ~
      It is 35 degrees here and there is no wind at all ~ We got two feet of snow overnight ~
      The Seahawks lost by 14 points again ~ I ran 10 miles this morning and my legs are dead ~
      The tacos across the street are only 2 dollars ~ I have a pot of chili on the stove ~
      We drove 6 hours from Portland with two screaming kids ~
      Last summer we stayed in a cottage in Cornwall with a hot tub ~ My plane was delayed by 4 hours ~
      The doctor says my blood pressure is 150 over 90 ~ My dad is having knee surgery next Tuesday ~
      I caught a cold and can barely speak ~ They laid off 300 people at my company ~
      I manage a team of 12 at a software company ~ My commute takes 50 minutes each way ~
      The chat window keeps jumping to the top ~ The pictures won't load on my tablet ~
      My wifi is down so I'm on 2 bars of signal ~ You are way nicer than the agent I spoke to ~
      This is the best site I have seen so far ~ How many languages do you speak? ~ Which company built you? ~
      Will you remember this conversation tomorrow? ~ What time do you close on Saturdays? ~
      Is there parking at your office? ~ Our lender quoted us 6.25 percent for 30 years ~
      What credit score do people usually need for a loan? ~ Best, Karen Whitfield ~ Dr. Alan Price, MD ~
      Today is Tuesday, the 14th ~ I have a dentist appointment at 3:15 on Thursday ~
      My twins are 6 and the oldest is 14 ~ You can text me at 206 555 0177 ~
      The house we have now is a 4 bedroom with a pool ~ We are selling our condo in Denver for 350k ~
      Our old place sold in four days, way over asking ~
      My best friend lives in a huge loft with a roof terrace ~
      Our neighbors just put in a sauna and a tennis court ~ Have you seen Home Alone 2? ~
      Gas is almost 5 dollars a gallon now ~ We just paid 42,000 for a new minivan ~
      We pay 2,400 a month for a shoebox right now ~ My uncle won 20,000 in the lottery ~
      Our cat sleeps 20 hours a day ~ My daughter is in third grade and loves math ~
      My cousin is getting married at a castle in Scotland ~ Talk to you tomorrow then, sleep well ~
      By the way what should I call you? ~ My name is Rose Garden, no joke ~
      The election is on November 5th and everyone is shouting ~ My dad says houses cost 30k when he was young ~
      We have moved five times in ten years ~ I only started looking last night ~
      My husband thinks I am too picky ~ My grandfather grew tomatoes in a greenhouse behind the garage ~
      Somebody broke into our garage last month ~ They named the baby Madison after my aunt ~
      My parents split up when I was 9 ~ A hurricane is supposed to hit the coast tomorrow ~
      Autumn is my favourite time of the year ~ I play tennis twice a week with my neighbour ~
      My brother in law caught a 12 pound salmon ~ I lost 7 games of chess in a row ~
      I have given up sugar for 30 days ~ That bottle of wine cost me 60 bucks ~
      We are having pizza for lunch with 8 people ~ The train to Boston takes 4 hours ~
      Our hotel room in Miami had a broken fridge ~ My passport expires in 2027 ~
      I am writing from Tokyo where it is 3 am ~ I spent two nights in the hospital in March ~
      I left my glasses in the car so I can't read much ~ I only slept 4 hours ~
      I retire in 3 years and cannot wait ~ I have a job interview in Dallas on Friday ~
      My boss lives in a mansion with 9 bathrooms ~ The letter E on my keyboard is stuck ~
      Your page took 20 seconds to open ~ I forgot my password for your site ~
      I have never talked to a computer before ~ Do you ever get bored? ~ Who can read what I write here? ~
      Can I talk to a human later on? ~ What percentage do you guys take? ~
      How many people work at your company? ~ How long have you been in business? ~
      We have been saving since 2018 ~ I still owe 18k in student loans ~ Our lease is up on the 30th ~
      The roof of our old cabin leaked for years ~ My cousin paid 900k for a townhouse in Austin ~
      On TV they showed a castle with 40 rooms ~ That song Hotel California has been in my head all day ~
      The concert tickets were 180 each ~ The museum downtown has 3 floors of dinosaurs ~
      I dreamed of a house made of chocolate ~ I miss the mountains of Colorado ~
      The deer ate all the roses in our yard ~ The sofa we ordered arrives on the 22nd ~
      My son is stationed in Texas until May ~ We run a food bank that serves 200 families ~
      I sneeze all day because of the pollen`,
  es: `
    other: Mi sobrina acaba de tener su segundo bebé, 3,4 kilos ~
      La abuela cumple 90 este sábado y viene todo el mundo ~
      Aquí estamos a 35 grados y no corre nada de viento ~ El Real Madrid volvió a perder por 2 goles ~
      Hoy corrí 15 kilómetros y tengo las piernas muertas ~ Los tacos de enfrente cuestan solo 2 dólares ~
      Tengo un guiso en el fuego ~ Todavía no me he tomado ni el café ~
      El verano pasado estuvimos en una cabaña en Asturias con jacuzzi ~ Mi avión salió con 4 horas de retraso ~
      El médico dice que tengo la tensión en 15 y 9 ~ A mi padre lo operan de la rodilla el martes que viene ~
      Pillé un resfriado y casi no puedo hablar ~ En mi empresa despidieron a 300 personas ~
      Dirijo un equipo de 12 en una empresa de software ~ Tardo 50 minutos en ir al trabajo ~
      La ventana del chat salta arriba todo el tiempo ~ Se me cayó el wifi y tengo 2 rayitas de señal ~
      Eres mucho más simpático que el agente con quien hablé ~ Es la mejor página que he visto hasta ahora ~
      ¿Cuántos idiomas hablas? ~ ¿Qué empresa te creó? ~ ¿Te acordarás mañana de esta conversación? ~
      ¿A qué hora cierran los sábados? ~ ¿Hay estacionamiento en su oficina? ~
      El banco nos ofreció 3,25 por ciento a 30 años ~
      ¿Qué puntaje de crédito se suele necesitar para un préstamo? ~ Un saludo, Lucía Herrera ~
      Dra. Carmen Ríos ~ Hoy es martes 14 ~ Aquí son las once y cuarto de la noche ~
      Tengo cita con el dentista el jueves a las 3:15 ~ Mis gemelos tienen 6 y el mayor 14 ~
      Puedes escribirme al 612 345 678 ~ La casa que tenemos ahora tiene 4 dormitorios y piscina ~
      Estamos vendiendo nuestro piso en Sevilla por 350.000 ~ Nuestra casa anterior se vendió en cuatro días ~
      Mi mejor amiga vive en un loft enorme con terraza ~
      Nuestros vecinos acaban de poner una sauna y una pista de tenis ~ ¿Has visto La casa de papel? ~
      Estoy leyendo La casa de los espíritus ~ Acabamos de pagar 42.000 por una furgoneta nueva ~
      Ahora pagamos 1.400 al mes por una caja de zapatos ~ Mi tío ganó 20.000 en la lotería ~
      Nuestra gata duerme 20 horas al día ~ Mi hija está en tercero y le encantan las mates ~
      Mi primo se casa en un castillo en Escocia ~ Ha tenido mucha paciencia conmigo, gracias ~
      Por cierto, ¿cómo te llamas? ~ Me llamo Rosa Jardín, en serio ~
      Las elecciones son el 5 de noviembre y todos gritan ~
      Mi padre dice que las casas costaban 30.000 cuando era joven ~ Nos hemos mudado cinco veces en diez años ~
      Empecé a mirar anoche ~ Mi marido cree que soy demasiado exigente ~
      Mi abuelo cultivaba tomates en un invernadero detrás del garaje ~ El mes pasado nos entraron en el garaje ~
      Le pusieron Florencia a la niña por mi tía ~ Mis padres se separaron cuando yo tenía 9 años ~
      Mañana llega un huracán a la costa ~ El otoño es mi época favorita del año ~
      Juego al tenis dos veces por semana con mi vecino ~ Mi cuñado pescó un salmón de 6 kilos ~
      Perdí 7 partidas de ajedrez seguidas ~ Llevo 30 días sin azúcar ~ Esa botella de vino me costó 60 euros ~
      Hoy comemos pizza con 8 amigos ~ El tren a Madrid tarda 4 horas ~
      Nuestra habitación de hotel en Miami tenía la nevera rota ~ Mi pasaporte caduca en 2027 ~
      Escribo desde Tokio, donde son las 3 de la mañana ~ En marzo pasé dos noches en el hospital ~
      Dejé las gafas en el coche y casi no leo ~ Solo dormí 4 horas ~ Me jubilo en 3 años y no veo la hora ~
      El viernes tengo una entrevista de trabajo en Bilbao ~ Mi jefe vive en una mansión con 9 baños ~
      La tecla E de mi teclado está atascada ~ Su página tardó 20 segundos en abrir ~
      Olvidé mi contraseña de su página ~ Nunca había hablado con una computadora ~ ¿No te aburres nunca? ~
      ¿Quién puede leer lo que escribo aquí? ~ ¿Puedo hablar luego con una persona? ~
      ¿Qué porcentaje cobran ustedes? ~ ¿Cuántas personas trabajan en su empresa? ~
      ¿Desde cuándo existe su empresa? ~ Todavía tengo que hacer la declaración antes del 30 de junio ~
      Llevamos ahorrando desde 2018 ~ Nuestro contrato de alquiler termina el 30 ~
      Ahora los cuatro compartimos un solo baño ~ El techo de nuestra vieja cabaña goteó durante años ~
      Mi primo pagó 900.000 por un adosado en Málaga ~ En la tele mostraron un castillo con 40 habitaciones ~
      Llevo todo el día con la canción Hotel California en la cabeza ~
      Las entradas del concierto costaban 180 cada una ~ El museo del centro tiene 3 plantas de dinosaurios ~
      Soñé con una casa de chocolate ~ No se puede tener todo en la vida ~
      Echo de menos las montañas de Asturias ~ Los ciervos se comieron las rosas de nuestro jardín ~
      El sofá que pedimos llega el 22 ~ Mi hijo está destinado en Zaragoza hasta mayo ~
      Llevamos un comedor que atiende a 200 familias ~ Estornudo todo el día por el polen`,
  fr: `
    other: Ma nièce vient d'avoir son deuxième bébé, 3,4 kilos ~
      Mamie fête ses 90 ans samedi et tout le monde vient ~
      Il fait 35 degrés ici et il n'y a pas un souffle de vent ~
      Il est tombé cinquante centimètres de neige cette nuit ~ Le PSG a encore perdu de 2 buts ~
      J'ai couru 15 kilomètres ce matin et j'ai les jambes mortes ~
      Les tacos d'en face ne coûtent que 2 dollars ~ J'ai un ragoût sur le feu ~
      Je n'ai même pas encore bu mon café ~ On a roulé 6 heures depuis Lyon avec deux enfants qui hurlaient ~
      L'été dernier on a séjourné dans un chalet en Savoie avec jacuzzi ~ Mon avion avait 4 heures de retard ~
      Le médecin dit que j'ai 15 de tension ~ Mon père se fait opérer du genou mardi prochain ~
      J'ai attrapé un rhume et je peux à peine parler ~ Dans ma boîte ils ont licencié 300 personnes ~
      Je dirige une équipe de 12 dans une boîte de logiciels ~ Je mets 50 minutes pour aller au boulot ~
      La fenêtre du chat remonte sans arrêt ~ Les photos ne se chargent pas sur ma tablette ~
      Mon wifi est en panne, je n'ai que 2 barres de réseau ~
      Vous êtes bien plus sympa que l'agent à qui j'ai parlé ~ C'est le meilleur site que j'aie vu jusqu'ici ~
      Combien de langues parlez-vous ? ~ Quelle entreprise vous a créé ? ~
      Vous vous souviendrez de cette conversation demain ? ~ À quelle heure fermez-vous le samedi ? ~
      Y a-t-il un parking à votre bureau ? ~ La banque nous propose 3,25 pour cent sur 25 ans ~
      Quel apport faut-il en général pour un crédit ? ~ Cordialement, Hélène Marchand ~
      Maître Paul Dubois, notaire ~ On est mardi 14 aujourd'hui ~ Il est onze heures et quart du soir ici ~
      J'ai rendez-vous chez le dentiste jeudi à 15h15 ~ Mes jumeaux ont 6 ans et l'aîné 14 ~
      Vous pouvez m'écrire au 06 12 34 56 78 ~ La maison que nous avons maintenant a 4 chambres et une piscine ~
      Nous vendons notre appartement à Lyon pour 350 000 ~ Notre ancienne maison est partie en quatre jours ~
      Ma meilleure amie habite un grand loft avec un toit-terrasse ~
      Nos voisins viennent d'installer un sauna et un court de tennis ~ Vous avez vu La Maison du lac ? ~
      Je lis La Maison aux esprits en ce moment ~ L'essence est presque à 2 euros le litre ~
      On vient de payer 42 000 pour un monospace neuf ~
      On paie 1 400 par mois pour une boîte à chaussures en ce moment ~ Mon oncle a gagné 20 000 au loto ~
      Notre chat dort 20 heures par jour ~ Ma fille est en CE2 et adore les maths ~
      Mon cousin se marie dans un château en Écosse ~ Vous avez été très patient avec moi, merci ~
      À demain alors, bonne nuit ~ Au fait, comment dois-je vous appeler ? ~
      Je m'appelle Rose Dubois, sans blague ~ Les élections sont le 5 novembre et tout le monde crie ~
      Mon père dit que les maisons coûtaient 30 000 dans sa jeunesse ~ On a déménagé cinq fois en dix ans ~
      J'ai commencé à regarder hier soir seulement ~ Mon mari pense que je suis trop difficile ~
      Mon grand-père faisait pousser des tomates dans une serre derrière le garage ~
      On a cambriolé notre garage le mois dernier ~ Ils ont appelé la petite Florence comme ma tante ~
      Mes parents se sont séparés quand j'avais 9 ans ~ L'automne est ma saison préférée ~
      Je joue au tennis deux fois par semaine avec mon voisin ~ Mon beau-frère a pêché un saumon de 6 kilos ~
      J'ai perdu 7 parties d'échecs d'affilée ~ J'ai arrêté le sucre depuis 30 jours ~
      Cette bouteille de vin m'a coûté 60 euros ~ On mange des pizzas à 8 ce midi ~
      Notre chambre d'hôtel à Miami avait un frigo cassé ~ Mon passeport expire en 2027 ~
      J'écris de Tokyo où il est 3 heures du matin ~ J'ai passé deux nuits à l'hôpital en mars ~
      J'ai laissé mes lunettes dans la voiture, je ne vois rien ~ Je n'ai dormi que 4 heures ~
      Je prends ma retraite dans 3 ans, vivement ~ J'ai un entretien d'embauche à Lille vendredi ~
      Mon patron vit dans un manoir avec 9 salles de bain ~ La touche E de mon clavier est coincée ~
      Votre page a mis 20 secondes à s'ouvrir ~ J'ai oublié mon mot de passe sur votre site ~
      Je n'ai jamais parlé à un ordinateur ~ Vous ne vous ennuyez jamais ? ~ Qui peut lire ce que j'écris ici ? ~
      Je pourrai parler à un humain plus tard ? ~ Quel pourcentage prenez-vous ? ~
      Combien de personnes travaillent chez vous ? ~ Depuis quand existe votre agence ? ~
      Je dois encore faire ma déclaration d'impôts avant le 31 mai ~ On économise depuis 2018 ~
      Je dois encore 18 000 de prêt étudiant ~ Notre bail se termine le 30 ~
      En ce moment on se partage une salle de bain à quatre ~
      Mon cousin a payé 900 000 une maison de ville à Nantes ~ À la télé ils ont montré un château de 40 pièces ~
      J'ai la chanson Hotel California dans la tête depuis ce matin ~
      Les places du concert étaient à 180 chacune ~ Le musée du centre a 3 étages de dinosaures ~
      On ne peut pas avoir le beurre et l'argent du beurre ~ Les montagnes de Savoie me manquent ~
      Les chevreuils ont mangé les roses de notre jardin ~ Le canapé qu'on a commandé arrive le 22 ~
      Mon fils est en garnison à Toulon jusqu'en mai ~ On gère une banque alimentaire pour 200 familles ~
      J'éternue toute la journée à cause du pollen`,
  de: `
    other: Oma wird am Samstag 90 und alle kommen ~ Über Nacht sind fünfzig Zentimeter Schnee gefallen ~
      Der BVB hat schon wieder mit 2 Toren verloren ~
      Ich bin heute früh 15 Kilometer gelaufen und meine Beine sind tot ~
      Die Tacos gegenüber kosten nur 2 Dollar ~ Ich habe gerade einen Eintopf auf dem Herd ~
      Ich hatte noch nicht mal meinen Kaffee ~
      Wir sind 6 Stunden von Hamburg gefahren mit zwei schreienden Kindern ~
      Letzten Sommer waren wir in einer Hütte in Tirol mit Whirlpool ~ Mein Flieger hatte 4 Stunden Verspätung ~
      Der Arzt sagt, mein Blutdruck ist 150 zu 90 ~ Mein Vater wird nächsten Dienstag am Knie operiert ~
      Ich bin erkältet und kann kaum sprechen ~ In meiner Firma wurden 300 Leute entlassen ~
      Ich leite ein Team von 12 Leuten in einer Softwarefirma ~ Ich brauche 50 Minuten bis zur Arbeit ~
      Das Chatfenster springt ständig nach oben ~ Die Bilder laden auf meinem Tablet nicht ~
      Mein WLAN ist weg, ich habe nur 2 Balken Empfang ~
      Du bist viel netter als der Makler, mit dem ich gesprochen habe ~
      Das ist die beste Seite, die ich bisher gesehen habe ~ Wie viele Sprachen sprichst du? ~
      Welche Firma hat dich gebaut? ~ Wirst du dich morgen an dieses Gespräch erinnern? ~
      Wann schließen Sie samstags? ~ Gibt es Parkplätze an Ihrem Büro? ~
      Die Bank bietet uns 3,25 Prozent auf 20 Jahre ~
      Wie viel Eigenkapital braucht man normalerweise für einen Kredit? ~ Viele Grüße, Jürgen Brandt ~
      Dr. med. Sabine Vogel ~ Heute ist Dienstag, der 14. ~ Hier ist es Viertel nach elf nachts ~
      Am Donnerstag um 15:15 habe ich einen Zahnarzttermin ~ Meine Zwillinge sind 6 und der Älteste ist 14 ~
      Schreiben Sie mir unter 0171 2345678 ~ Das Haus, das wir jetzt haben, hat 4 Schlafzimmer und einen Pool ~
      Wir verkaufen gerade unsere Wohnung in Bremen für 350.000 ~ Unser altes Haus war in vier Tagen verkauft ~
      Meine beste Freundin wohnt in einem riesigen Loft mit Dachterrasse ~
      Unsere Nachbarn haben gerade eine Sauna und einen Tennisplatz gebaut ~
      Wir haben gerade 42.000 für einen neuen Kombi bezahlt ~
      Im Moment zahlen wir 1.400 im Monat für eine Schuhschachtel ~ Mein Onkel hat 20.000 im Lotto gewonnen ~
      Unsere Katze schläft 20 Stunden am Tag ~ Meine Tochter ist in der dritten Klasse und liebt Mathe ~
      Mein Cousin heiratet in einem Schloss in Schottland ~ Sie waren so geduldig mit mir, danke ~
      Dann bis morgen, schlafen Sie gut ~ Übrigens, wie soll ich dich nennen? ~
      Ich heiße Rosa Garten, kein Witz ~ Die Wahl ist am 5. November und alle schreien ~
      Wir sind in zehn Jahren fünfmal umgezogen ~ Ich habe erst gestern Abend angefangen zu schauen ~
      Mein Mann findet mich zu wählerisch ~
      Mein Großvater züchtete Tomaten in einem Gewächshaus hinter der Garage ~
      Sie haben das Baby Florenz genannt, wie meine Tante ~ Meine Eltern haben sich getrennt, als ich 9 war ~
      Der Herbst ist meine liebste Jahreszeit ~ Ich spiele zweimal die Woche Tennis mit meinem Nachbarn ~
      Mein Schwager hat einen 6 Kilo schweren Lachs gefangen ~
      Ich habe 7 Partien Schach hintereinander verloren ~ Ich verzichte seit 30 Tagen auf Zucker ~
      Die Flasche Wein hat mich 60 Euro gekostet ~ Wir essen heute zu acht Pizza ~
      Unser Hotelzimmer in Miami hatte einen kaputten Kühlschrank ~ Mein Reisepass läuft 2027 ab ~
      Ich schreibe aus Tokio, hier ist es 3 Uhr morgens ~ Ich war im März zwei Nächte im Krankenhaus ~
      Ich habe nur 4 Stunden geschlafen ~ In 3 Jahren gehe ich in Rente, endlich ~
      Am Freitag habe ich ein Vorstellungsgespräch in Köln ~ Mein Chef wohnt in einer Villa mit 9 Bädern ~
      Die Taste E klemmt auf meiner Tastatur ~ Ich habe mein Passwort für Ihre Seite vergessen ~
      Ich habe noch nie mit einem Computer gesprochen ~ Wird dir eigentlich nie langweilig? ~
      Wer kann lesen, was ich hier schreibe? ~ Kann ich später mit einem Menschen sprechen? ~
      Wie viel Prozent Provision nehmen Sie? ~ Wie viele Leute arbeiten bei Ihnen? ~
      Seit wann gibt es Ihre Firma? ~ Ich muss bis zum 31. Juli noch meine Steuererklärung machen ~
      Wir sparen seit 2018 ~ Ich habe noch 18.000 Studienkredit abzuzahlen ~ Unser Mietvertrag läuft am 30. aus ~
      Das Dach unserer alten Hütte war jahrelang undicht ~
      Mein Cousin hat 900.000 für ein Reihenhaus in München bezahlt ~
      Im Fernsehen zeigten sie ein Schloss mit 40 Zimmern ~
      Ich habe seit heute früh Hotel California als Ohrwurm ~ Die Konzertkarten haben je 180 gekostet ~
      Das Museum in der Stadt hat 3 Etagen voller Dinosaurier ~ Ich habe von einem Haus aus Schokolade geträumt ~
      Ich vermisse die Berge in Tirol ~ Die Rehe haben alle Rosen in unserem Garten gefressen ~
      Das Sofa, das wir bestellt haben, kommt am 22. ~ Mein Sohn ist bis Mai in Bayern stationiert ~
      Wir betreiben eine Tafel für 200 Familien ~ Ich niese den ganzen Tag wegen der Pollen`,
  pt: `
    other: Minha sobrinha acabou de ter o segundo bebê, 3,4 quilos ~
      A vovó faz 90 anos no sábado e vem todo mundo ~ Aqui está fazendo 35 graus e sem vento nenhum ~
      Caiu meio metro de neve durante a noite ~ O Flamengo perdeu de novo por 2 gols ~
      Corri 15 quilômetros hoje cedo e minhas pernas estão mortas ~ Estou com um feijão no fogo ~
      Ainda nem tomei meu café ~ No verão passado ficamos numa cabana em Gramado com banheira de hidromassagem ~
      Meu avião atrasou 4 horas ~ O médico diz que minha pressão está 15 por 9 ~
      Meu pai vai operar o joelho na terça que vem ~ Peguei um resfriado e mal consigo falar ~
      Na minha empresa demitiram 300 pessoas ~ Gerencio uma equipe de 12 numa empresa de software ~
      Levo 50 minutos até o trabalho ~ A janela do chat fica pulando para cima ~
      Meu wi-fi caiu, estou com 2 tracinhos de sinal ~ Você é bem mais simpático que o corretor com quem falei ~
      É o melhor site que vi até agora ~ Quantas línguas você fala? ~ Que empresa criou você? ~
      Você vai lembrar desta conversa amanhã? ~ A que horas vocês fecham aos sábados? ~
      Tem estacionamento no escritório de vocês? ~ O banco nos ofereceu 9,5 por cento em 30 anos ~
      Que score de crédito costuma ser preciso para um empréstimo? ~ Abraços, Tiago Nogueira ~
      Hoje é terça, dia 14 ~ Aqui são onze e quinze da noite ~ Tenho dentista na quinta às 15h15 ~
      Meus gêmeos têm 6 e o mais velho 14 ~ Pode me mandar mensagem no 11 91234-5678 ~
      A casa que temos agora tem 4 quartos e piscina ~ Estamos vendendo nosso apartamento em Recife por 350 mil ~
      Nossa casa antiga foi vendida em quatro dias ~ Minha melhor amiga mora num loft enorme com terraço ~
      Nossos vizinhos acabaram de fazer uma sauna e uma quadra de tênis ~ Estou lendo A casa dos espíritos ~
      A gasolina já está quase 7 reais o litro ~ Acabamos de pagar 120 mil numa minivan nova ~
      Hoje pagamos 2.400 por mês por uma caixa de sapatos ~ Meu tio ganhou 20 mil na loteria ~
      Nossa gata dorme 20 horas por dia ~ Minha filha está no terceiro ano e adora matemática ~
      Meu primo vai casar num castelo na Escócia ~ Você teve muita paciência comigo, obrigado ~
      Até amanhã então, durma bem ~ Aliás, como devo te chamar? ~ Eu me chamo Rosa Jardim, sério ~
      A eleição é no dia 5 de novembro e todo mundo grita ~
      Meu pai diz que as casas custavam 30 mil quando ele era jovem ~ Mudamos cinco vezes em dez anos ~
      Só comecei a olhar ontem à noite ~ Meu marido acha que sou exigente demais ~
      Meu avô plantava tomates numa estufa atrás da garagem ~ No mês passado arrombaram nossa garagem ~
      Chamaram a bebê de Vitória por causa da minha tia ~ Meus pais se separaram quando eu tinha 9 anos ~
      Amanhã chega um furacão na costa ~ O outono é a minha estação preferida ~
      Jogo tênis duas vezes por semana com meu vizinho ~ Meu cunhado pescou um peixe de 6 quilos ~
      Perdi 7 partidas de xadrez seguidas ~ Estou sem açúcar há 30 dias ~
      Essa garrafa de vinho me custou 60 reais ~ Hoje vamos almoçar pizza com 8 pessoas ~
      O trem para São Paulo demora 4 horas ~ Nosso quarto de hotel em Miami estava com a geladeira quebrada ~
      Meu passaporte vence em 2027 ~ Escrevo de Tóquio, onde são 3 da manhã ~
      Passei duas noites no hospital em março ~ Deixei meus óculos no carro e quase não enxergo ~
      Só dormi 4 horas ~ Me aposento em 3 anos, mal posso esperar ~
      Na sexta tenho uma entrevista de emprego em Salvador ~ Meu chefe mora numa mansão com 9 banheiros ~
      A tecla E do meu teclado está travada ~ A página de vocês demorou 20 segundos para abrir ~
      Esqueci minha senha do site de vocês ~ Quem pode ler o que escrevo aqui? ~
      Posso falar com uma pessoa depois? ~ Qual é a porcentagem que vocês cobram? ~
      Quantas pessoas trabalham na empresa de vocês? ~ Há quanto tempo existe a imobiliária? ~
      Estamos economizando desde 2018 ~ Nosso contrato de aluguel acaba no dia 30 ~
      O telhado da nossa velha cabana pingou durante anos ~ Meu primo pagou 900 mil num sobrado em Brasília ~
      Na TV mostraram um castelo com 40 quartos ~ Estou com a música Hotel California na cabeça o dia todo ~
      Os ingressos do show custavam 180 cada ~ O museu do centro tem 3 andares de dinossauros ~
      Sonhei com uma casa de chocolate ~ Não se pode ter tudo na vida ~ Sinto falta das montanhas de Minas ~
      O sofá que compramos chega no dia 22 ~ Meu filho está servindo em Manaus até maio ~
      Tocamos um projeto que atende 200 famílias ~ Espirro o dia todo por causa do pólen`,
  zh: `
    other: 我侄女刚生了二胎，六斤八两 ~ 奶奶这周六九十大寿，全家人都来 ~ 这里35度，一点风都没有 ~ 昨晚下了半米深的雪 ~ 国足又输了两个球 ~ 我今天早上跑了15公里，腿都废了 ~
      对面的煎饼才五块钱一个 ~ 我锅里还炖着排骨呢 ~ 我连早饭都还没吃 ~ 我们从青岛开了六个小时的车，两个孩子一路哭 ~ 我的飞机晚点了四个小时 ~ 医生说我血压150 ~ 我爸下周二要做膝盖手术 ~
      我感冒了，嗓子都哑了 ~ 我们公司裁了三百人 ~ 我在一家软件公司带12个人的团队 ~ 我每天上班单程要50分钟 ~ 这个聊天窗口老是自己往上跳 ~ 图片在我平板上打不开 ~ 我家网断了，现在手机信号只有两格 ~
      你比我上次聊的那个中介好多了 ~ 这是我见过最好用的网站 ~ 你会说几种语言？ ~ 你明天还会记得我们的对话吗？ ~ 你们周六几点关门？ ~ 你们公司楼下能停车吗？ ~ 银行给我们的利率是3.95，贷三十年 ~
      一般贷款需要多少信用分？ ~ 此致，王小明 ~ 李建国，高级工程师 ~ 今天是14号星期二 ~ 我这里现在晚上十一点一刻 ~ 我星期四下午三点一刻约了牙医 ~ 我的双胞胎6岁，老大14岁了 ~
      可以给我发短信，13812345678 ~ 我们现在住的房子是四室带泳池的 ~ 我们老房子四天就卖掉了 ~ 我们邻居刚装了桑拿房和网球场 ~ 我最近在看《百年孤独》 ~ 油价都快九块钱一升了 ~
      我们刚花了25万买了辆新车 ~ 我们现在每个月花五千租一个鸽子笼 ~ 我叔叔买彩票中了两万 ~ 我家猫一天睡20个小时 ~ 我表哥要在苏格兰的城堡里办婚礼 ~ 你真有耐心，谢谢你 ~ 那明天再聊，晚安 ~
      对了，我该怎么称呼你？ ~ 我叫高山，没骗你 ~ 11月5号选举，到处都在吵 ~ 我们十年搬了五次家 ~ 我昨晚才开始看的 ~ 我老公说我太挑剔了 ~ 我爷爷以前在车库后面的温室里种番茄 ~
      上个月有人撬了我们的车库 ~ 他们给孩子起名叫南京，跟我舅舅一样 ~ 我9岁的时候爸妈离婚了 ~ 听说明天台风要登陆了 ~ 我最喜欢秋天了 ~ 我每周跟邻居打两次网球 ~ 我姐夫钓了一条六公斤的鱼 ~
      我下棋连输七盘 ~ 我已经戒糖30天了 ~ 那瓶红酒花了我六百块 ~ 我们中午八个人一起吃火锅 ~ 我们在迈阿密住的酒店房间冰箱是坏的 ~ 我的护照2027年到期 ~ 我在东京给你发消息，这边凌晨三点 ~
      我三月份住了两天院 ~ 我昨晚就睡了四个小时 ~ 我还有三年就退休了，真盼着 ~ 我周五要去深圳面试 ~ 我老板住一栋九个卫生间的豪宅 ~ 我键盘上的E键坏了 ~ 你们的网页二十秒才打开 ~
      我忘了你们网站的密码 ~ 我还从来没跟机器人聊过天 ~ 你会不会觉得无聊？ ~ 等会儿能转人工吗？ ~ 你们中介费收几个点？ ~ 你们公司有多少人？ ~ 你们公司开了多少年了？ ~ 我4月15号之前还得报税 ~
      我们从2018年就开始攒钱了 ~ 我还欠着一万八的助学贷款 ~ 我们的租约30号到期 ~ 我们现在四个人共用一个卫生间 ~ 我们老屋的屋顶漏了好多年的水 ~ 我表弟花九百万在杭州买了联排 ~
      电视上放了一个有四十个房间的城堡 ~ 我脑子里一直在循环《加州旅馆》 ~ 演唱会门票一张一千二 ~ 市里的博物馆有三层都是恐龙 ~ 我梦见一座巧克力做的房子 ~ 我很想念云南的大山 ~
      鹿把我们院子里的玫瑰都吃光了 ~ 我儿子在西藏当兵，要到五月 ~ 我们办的公益食堂帮助了两百个家庭 ~ 花粉弄得我整天打喷嚏`,
}
