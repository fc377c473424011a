import type { LanguageCode } from '../../../../reading/languages/language.ts'

/** As chat models word what is true of the home of described-home.fixture.ts, or claims nothing; one a line. */
export const wordedTruthsInOthers: Readonly<Partial<Record<LanguageCode, string>>> = {
  es: `
77 Birch Lane es una casa de cuatro dormitorios y dos baños y medio en Kent, y cuesta 525.000 $.
Construida en 1978 y renovada en 2016, combina un diseño clásico con mejoras más recientes.
A quien le guste cocinar le van a encantar las encimeras de granito.
En la parte de atrás encontrarás un patio vallado, una terraza cubierta y varios árboles frutales.
El sótano terminado tiene su propia entrada, lo que da bastante flexibilidad.
Está al final de un callejón sin salida, en una parcela de esquina.
Uno de sus puntos fuertes es la vista a las montañas.
Con 525.000 $ entra cómodamente en tu presupuesto de 600.000 $.
Lleva 21 días publicada, así que quizá haya algo de margen para conversar.
Si buscas espacio al aire libre, esta destaca.
Los techos altos y las claraboyas hacen que el interior se sienta amplio y luminoso.
En resumen, ofrece un buen equilibrio entre encanto y comodidad.
Por ese precio obtienes bastante casa.
El cobertizo viene bien para guardar herramientas.
Lamentablemente, el anuncio no entra en detalles sobre la calefacción.
No encontré nada sobre el estado de las ventanas.
Prefiero no adivinar en algo tan importante.
No hay ningún dato sobre los impuestos, así que convendría preguntarle al agente.
¿Quieres que profundice en esta o seguimos con otras?
¿Hay algo que descartes por completo antes de que siga buscando?
¿Para cuándo te gustaría mudarte?
¡Suena genial!
Tiene todo el sentido, lo tendré en cuenta de ahora en adelante.
Para recomendarte mejor, me ayudaría saber un poco más sobre tus prioridades.
Me dijiste que tu tope son 600.000 $, así que me quedé por debajo.
Una inspección suele durar entre dos y cuatro horas y abarca desde el tejado hasta los cimientos.
Muchos compradores subestiman lo que cuesta una mudanza.
Una bomba de calor traslada el calor en lugar de generarlo.
Antes de firmar un contrato de alquiler, lee bien la letra pequeña.
Hay tres tipos principales de hipoteca.
Tengo dos preguntas más para ti.
Dos factores suelen pesar más: la ubicación y el estado.
Esta propiedad llama la atención por su generoso espacio exterior.
Diría que el patio vallado es su mejor baza.
Logra ser acogedora y amplia a la vez.
El anuncio no dice nada sobre el riesgo de inundación.
Solo para confirmar: quieres gastar como máximo 600.000 $, ¿verdad?
¿Qué te importa más, la cocina o el jardín?
Una hipoteca a tipo fijo mantiene el mismo interés durante todo el plazo.
Un embargo es una reclamación legal sobre una vivienda por una deuda impagada.
Una servidumbre permite que otra persona use parte de tu terreno.
"Llave en mano" describe una vivienda lista para entrar a vivir.
Un buen aislamiento mantiene la casa cálida en invierno y fresca en verano.
La primavera suele ser la época con más movimiento para vender.
Los pisos suelen requerir menos mantenimiento que las casas.
Una entrada más alta reduce la cuota mensual.
Los impuestos varían de un condado a otro.
El inquilino suele encargarse de las reparaciones pequeñas.
Tengo tres preguntas antes de empezar.
Su mensaje contiene dos peticiones distintas.
El proceso tiene seis etapas.
Hay varias formas de pagar menos intereses.
¿Incluyo también viviendas algo por encima de su presupuesto?
¿Prefiere una casa con jardín grande o una que dé menos trabajo?
También podría buscar casas con tres dormitorios.
¿Tendría sentido mirar también pisos?
No tengo datos sobre el ruido.
No se sabe nada de los dueños anteriores.
No veo quién la construyó.
`,
  fr: `
77 Birch Lane est une maison de quatre chambres et deux salles de bain et demie à Kent, affichée à 525 000 $.
Construite en 1978 et rénovée en 2016, elle marie un agencement classique à des améliorations plus récentes.
Le salon a un sol en bois et les puits de lumière laissent entrer beaucoup de clarté.
Les amateurs de cuisine apprécieront les plans de travail en granit.
À l'arrière, vous trouverez un jardin clôturé, une terrasse couverte et des arbres fruitiers.
Le sous-sol aménagé a sa propre entrée, ce qui offre une certaine souplesse.
Elle se situe au bout d'une impasse, sur un terrain d'angle.
L'un de ses principaux atouts est la vue sur la montagne.
La toiture a été refaite en 2021, c'est donc une grosse dépense en moins à prévoir.
À 525 000 $, elle rentre largement dans votre budget de 600 000 $.
Elle est en ligne depuis 21 jours, il y a donc peut-être une petite marge de discussion.
Si vous cherchez de l'espace dehors, celle-ci sort du lot.
Les hauts plafonds et les puits de lumière donnent une sensation d'ouverture.
En résumé, elle offre un bel équilibre entre charme et confort.
Pour ce prix, vous avez pas mal de maison.
L'abri de jardin est pratique pour ranger vos outils.
Malheureusement, l'annonce n'entre pas dans le détail du chauffage.
Je n'ai rien trouvé sur l'état des fenêtres.
Je préfère ne pas deviner sur un point aussi important.
Aucune donnée sur les impôts, il vaudrait donc mieux demander à l'agent.
Souhaitez-vous que je creuse celle-ci ou que l'on passe à d'autres ?
Y a-t-il des critères rédhibitoires avant que je continue ?
Quand aimeriez-vous emménager ?
Ça marche !
C'est tout à fait logique, je le garde en tête pour la suite.
Pour mieux vous conseiller, il m'aiderait d'en savoir un peu plus sur vos priorités.
Vous m'avez dit que votre plafond est de 600 000 $, je suis donc resté en dessous.
Une inspection dure en général de deux à quatre heures et couvre tout, de la toiture aux fondations.
L'acompte montre au vendeur que l'acheteur est sérieux.
Le granit est solide, mais il faut le traiter de temps en temps.
Une pompe à chaleur déplace la chaleur au lieu de la produire.
Avant de signer un bail, lisez bien les petites lignes.
Comparez au moins trois offres de prêt.
Il existe trois grands types de prêt.
J'ai encore deux questions pour vous.
Deux critères pèsent souvent le plus : l'emplacement et l'état.
Ce bien se distingue par son généreux espace extérieur.
Regardons de plus près ce que vous auriez pour 525 000 $.
Je dirais que le jardin clôturé est son meilleur argument.
Elle réussit à être à la fois chaleureuse et spacieuse.
L'annonce ne dit rien sur le risque d'inondation.
Juste pour confirmer : vous voulez dépenser 600 000 $ au maximum, c'est bien ça ?
Qu'est-ce qui compte le plus pour vous, la cuisine ou le jardin ?
Une hypothèque légale est un droit sur un bien pour une dette impayée.
Une servitude permet à quelqu'un d'autre d'utiliser une partie de votre terrain.
« Clé en main » décrit un logement prêt à habiter.
Une bonne isolation garde la maison chaude en hiver et fraîche en été.
Le printemps est souvent la saison la plus active pour les ventes.
Les appartements demandent en général moins d'entretien que les maisons.
Un apport plus élevé réduit la mensualité.
Les impôts varient d'un comté à l'autre.
Le locataire se charge en général des petites réparations.
J'ai trois questions avant de commencer.
Votre message contient deux demandes différentes.
Le processus comporte six étapes.
Il y a plusieurs façons de payer moins d'intérêts.
Dois-je inclure aussi des biens un peu au-dessus de votre budget ?
Préférez-vous une maison avec un grand jardin ou une qui demande moins de travail ?
Je pourrais aussi chercher des maisons avec trois chambres.
La maison doit-elle avoir un garage ?
Je n'ai pas de données sur le bruit.
Je ne vois pas qui l'a construite.
`,
  de: `
77 Birch Lane ist ein Haus mit vier Schlafzimmern und zweieinhalb Bädern in Kent und kostet 525.000 $.
1978 gebaut und 2016 renoviert, verbindet es einen klassischen Grundriss mit neueren Verbesserungen.
Das Wohnzimmer hat Holzböden, und die Oberlichter lassen viel Tageslicht herein.
Wer gern kocht, wird die Arbeitsplatten aus Granit zu schätzen wissen.
Hinter dem Haus finden Sie einen eingezäunten Garten, eine überdachte Terrasse und ein paar Obstbäume.
Der ausgebaute Keller hat einen eigenen Eingang, was einiges an Flexibilität gibt.
Es liegt am Ende einer Sackgasse auf einem Eckgrundstück.
Mit 525.000 $ bleibt es bequem unter Ihrer Grenze von 600.000 $.
Es ist seit 21 Tagen inseriert, vielleicht gibt es also etwas Spielraum.
Wenn Ihnen Platz im Freien wichtig ist, sticht dieses heraus.
Die hohen Decken und die Oberlichter lassen die Räume offen und luftig wirken.
Unterm Strich bietet es eine gute Balance aus Charme und Komfort.
Für das Geld bekommen Sie ziemlich viel Haus.
Im Gartenschuppen lassen sich Werkzeuge verstauen.
Leider geht das Inserat nicht näher auf die Heizung ein.
Zum Zustand der Fenster habe ich nichts gefunden.
Bei etwas so Wichtigem möchte ich nicht raten.
Zur Grundsteuer gibt es keine Angaben, da sollten Sie lieber den Makler fragen.
Soll ich hier tiefer einsteigen oder machen wir mit anderen weiter?
Gibt es Ausschlusskriterien, bevor ich weitersuche?
Wann möchten Sie denn einziehen?
Klingt gut!
Das leuchtet ein, das behalte ich im Hinterkopf.
Um Ihnen besser etwas empfehlen zu können, würde es helfen, mehr über Ihre Prioritäten zu wissen.
Sie sagten, Ihre Obergrenze sei 600.000 $, also bin ich darunter geblieben.
Eine Anzahlung zeigt dem Verkäufer, dass es der Käufer ernst meint.
Viele Käufer unterschätzen, was ein Umzug kostet.
Granit ist robust, sollte aber von Zeit zu Zeit versiegelt werden.
Eine Wärmepumpe transportiert Wärme, statt sie zu erzeugen.
Lesen Sie vor der Unterschrift unter einen Mietvertrag auch das Kleingedruckte.
Vergleichen Sie mindestens drei Kreditangebote.
Es gibt drei gängige Arten von Darlehen.
Ich habe noch zwei Fragen an Sie.
Ich würde sagen, der eingezäunte Garten ist das stärkste Argument.
Es schafft es, gemütlich und geräumig zugleich zu wirken.
Zum Hochwasserrisiko sagt das Inserat nichts.
Was ist Ihnen wichtiger, die Küche oder der Garten?
Bei einem Festzinsdarlehen bleibt der Zins während der ganzen Laufzeit gleich.
Ziegel halten lange, brauchen aber alle paar Jahrzehnte neue Fugen.
Eine Grundschuld sichert der Bank die Rückzahlung des Darlehens.
Ein Wegerecht erlaubt es anderen, einen Teil Ihres Grundstücks zu nutzen.
Unter Tilgung versteht man die Rückzahlung eines Darlehens.
„Schlüsselfertig“ beschreibt ein Haus, in das man sofort einziehen kann.
Eine gute Dämmung hält das Haus im Winter warm und im Sommer kühl.
Wohnungen brauchen meist weniger Pflege als Häuser.
Eine höhere Anzahlung senkt die monatliche Rate.
Die Grundsteuer unterscheidet sich von Landkreis zu Landkreis.
Kleine Reparaturen übernimmt meist der Mieter.
Ich habe drei Fragen, bevor wir anfangen.
Ihre Nachricht enthält zwei verschiedene Wünsche.
Der Ablauf hat sechs Schritte.
Es gibt mehrere Wege, weniger Zinsen zu zahlen.
Soll ich auch Häuser zeigen, die etwas über Ihrem Budget liegen?
Möchten Sie lieber ein Haus mit großem Garten oder eines mit weniger Arbeit?
Ich könnte auch Häuser mit drei Schlafzimmern suchen.
Soll das Haus eine Garage haben?
Zum Lärm habe ich keine Daten.
Ich sehe nicht, wer es gebaut hat.
`,
  pt: `
77 Birch Lane é uma casa de quatro quartos e dois banheiros e meio em Kent, anunciada por 525.000 $.
A sala tem piso de madeira e as claraboias deixam entrar bastante luz.
Quem gosta de cozinhar vai adorar as bancadas de granito.
Nos fundos, você encontra um quintal cercado, um deck coberto e algumas árvores frutíferas.
O porão acabado tem entrada própria, o que traz bastante flexibilidade.
Fica no fim de uma rua sem saída, num terreno de esquina.
Um dos pontos fortes é a vista para as montanhas.
Por 525.000 $, fica com folga dentro do seu orçamento de 600.000 $.
Está anunciada há 21 dias, então talvez haja alguma margem para conversa.
Se você procura espaço ao ar livre, esta se destaca.
O pé-direito alto e as claraboias deixam o interior amplo e arejado.
Por esse preço, você leva bastante casa.
O galpão é útil para guardar ferramentas.
Infelizmente, o anúncio não entra em detalhes sobre o aquecimento.
Não encontrei nada sobre o estado das janelas.
Prefiro não adivinhar algo tão importante.
Não há nenhum dado sobre impostos, então vale perguntar ao corretor.
Quer que eu me aprofunde nesta ou passamos para outras?
Há algo que você descarta de cara antes que eu continue buscando?
Quando você gostaria de se mudar?
Combinado!
Faz todo o sentido, vou levar isso em conta daqui para a frente.
Para recomendar melhor, ajudaria saber um pouco mais sobre as suas prioridades.
Você me disse que o seu teto é de 600.000 $, então fiquei abaixo disso.
Uma vistoria costuma levar de duas a quatro horas e vai do telhado à fundação.
O sinal mostra ao vendedor que o comprador está falando sério.
Muitos compradores subestimam quanto custa uma mudança.
Uma bomba de calor transporta o calor em vez de gerá-lo.
Antes de assinar um contrato de aluguel, leia bem as letras miúdas.
Compare pelo menos três propostas de financiamento.
Existem três tipos principais de financiamento.
Tenho mais duas perguntas para você.
Dois fatores costumam pesar mais: a localização e o estado.
Este imóvel chama a atenção pelo generoso espaço externo.
Vejamos com mais detalhe o que você teria por 525.000 $.
Eu diria que o quintal cercado é o seu melhor argumento.
Ela consegue ser aconchegante e espaçosa ao mesmo tempo.
O anúncio não diz nada sobre o risco de enchente.
Só para confirmar: você quer gastar no máximo 600.000 $, certo?
O que importa mais para você, a cozinha ou o jardim?
Um financiamento com taxa fixa mantém os mesmos juros durante todo o prazo.
Um ônus é um direito legal sobre um imóvel por uma dívida não paga.
Uma servidão permite que outra pessoa use parte do seu terreno.
"Chave na mão" descreve um imóvel pronto para morar.
Um bom isolamento mantém a casa quente no inverno e fresca no verão.
A primavera costuma ser a época mais movimentada para vendas.
Apartamentos costumam exigir menos manutenção do que casas.
Uma entrada maior reduz a parcela mensal.
Os impostos variam de um condado para outro.
O inquilino costuma cuidar dos pequenos reparos.
Tenho três perguntas antes de começar.
A sua mensagem contém dois pedidos diferentes.
O processo tem seis etapas.
Há várias formas de pagar menos juros.
Incluo também imóveis um pouco acima do seu orçamento?
Prefere uma casa com jardim grande ou uma que dê menos trabalho?
Eu também poderia procurar casas com três quartos.
A casa deve ter garagem?
Faria sentido olhar apartamentos também?
Não tenho dados sobre barulho.
Não se sabe nada sobre os donos anteriores.
`,
  zh: `
客厅铺的是木地板，天窗让室内采光充足。
屋后有围栏院子、带顶的露台和几棵果树。
装修好的地下室有独立入口，用起来比较灵活。
它位于死胡同尽头的一块转角地上。
它最大的亮点之一是山景。
屋顶是2021年换的，短期内应该不用为它操心。
525,000美元的价格完全在您600,000美元的上限之内。
它已经挂牌21天，也许还有一点商量的余地。
如果您看重户外空间，这套很出众。
挑高的天花板和天窗让室内显得开阔通透。
总的来说，它在魅力和舒适之间取得了不错的平衡。
花园小屋方便存放工具。
很遗憾，房源没有详细介绍供暖情况。
关于窗户的状况，我没有找到任何信息。
这么重要的事，我不想乱猜。
房源里没有税费的数据，最好向经纪人确认。
需要我深入介绍这一套，还是继续看别的？
在我继续找之前，您有什么绝对不能接受的吗？
您希望什么时候搬家？
听起来不错！
有道理，我会记住这一点。
为了更好地为您推荐，我想多了解一下您的优先考虑。
验房一般需要两到四个小时，从屋顶到地基都会看。
定金能向卖家表明买家是认真的。
很多买家会低估搬家的费用。
花岗岩很耐用，但需要定期做密封。
签租约之前，请仔细阅读细则。
贷款主要有三种类型。
我还有两个问题想问您。
通常有两个因素最重要：位置和房况。
这套房子最吸引人的是宽敞的户外空间。
我们来仔细看看525,000美元能买到什么。
我觉得围栏后院是它最大的优势。
它既温馨又宽敞。
房源没有提到洪水风险。
确认一下：您最多想花600,000美元，对吗？
厨房和院子，您更看重哪个？
砖墙很耐用，但每隔几十年需要维护。
我能想到两个缺点。
留置权是因未偿还的债务而对房产享有的合法权利。
分期偿还是指贷款随时间逐步还清的方式。
“拎包入住”指的是无需再做任何工程就能入住的房子。
良好的隔热让房子冬暖夏凉。
春天通常是卖房最活跃的季节。
公寓一般比独栋房需要更少的维护。
地下室潮湿往往是因为排水不良。
小修小补一般由租客负责。
开始之前我有三个问题。
您的消息里有两个不同的要求。
整个流程有六个阶段。
有好几种办法可以少付利息。
要不要也看看略高于您预算的房子？
您更喜欢带大花园的房子，还是打理起来更省事的？
我也可以找三卧室的房子。
房子需要有车库吗？
要不要也看看公寓？
我没有噪音方面的数据。
以前的房主情况不详。
我看不到是谁建造的。
`,
}

/** The same of the homes of gate.fixture.ts. */
export const listedTruthsInOthers: Readonly<Partial<Record<LanguageCode, string>>> = {
  es: `
12 Main St sale por 450.000 $, mientras que 40 Oak Avenue es algo más barata, con 389.500 $.
Si la piscina es una prioridad, 12 Main St es la que yo miraría.
¿Cuál de las cuatro te llama más la atención?
`,
  fr: `
12 Main St est proposée à 450 000 $, tandis que 40 Oak Avenue est un peu moins chère, à 389 500 $.
Si la piscine est une priorité, c'est 12 Main St que je regarderais.
Laquelle des quatre vous attire le plus ?
`,
  de: `
12 Main St liegt bei 450.000 $, während 40 Oak Avenue mit 389.500 $ etwas günstiger ist.
Wenn der Pool ganz oben steht, würde ich mir 12 Main St ansehen.
Welches der vier spricht Sie am meisten an?
`,
  pt: `
12 Main St sai por 450.000 $, enquanto 40 Oak Avenue é um pouco mais barata, por 389.500 $.
Se a piscina é prioridade, eu olharia 12 Main St.
Qual das quatro chama mais a sua atenção?
`,
  zh: `
12 Main St售价450,000美元，而40 Oak Avenue便宜一些，为389,500美元。
如果您很看重泳池，我会先看12 Main St。
这四套里您最喜欢哪一套？
`,
}
