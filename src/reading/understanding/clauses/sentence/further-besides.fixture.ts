/** The same as told-besides.fixture.ts, of three more languages. */
export const furtherBesides = {
  de: `
    dictation: ähm also Moment ich fang noch mal von vorne an ~
      Komma nein Quatsch Punkt ich diktiere das gerade ins Handy
    voicemail: Hallo, hier ist Ralf von Seeblick Immobilien, ich rufe wie besprochen zurück ~
      Das ist die Mailbox von Petra Lindner, bitte sprechen Sie nach dem Ton ~
      Rufen Sie mich unter 0176 4418 5507 zurück, wenn es passt
    mail: Mit besten Grüßen, Heike Sommer, Vertriebsleiterin, Nordwind GmbH ~
      Diese Nachricht samt Anhängen ist vertraulich ~
      Am Dienstag, 4. März 2025 um 9:12 schrieb Seeblick Immobilien
    story: Am Ende hat meine Kollegin ein Reihenhaus mit vier Zimmern in Denver genommen ~
      Dem Paar vor uns wurde eine Wohnung für 40.000 mehr weggeschnappt ~
      2009 haben meine Eltern eine Doppelhaushälfte für einen Apfel und ein Ei bekommen ~
      In Marbella hat meine Tante ihr ganzes Erspartes in eine Villa mit Pool gesteckt ~
      Freunde von uns haben sich mit einer Zweizimmerwohnung ohne Stellplatz begnügt ~
      Zwei Cousins von mir sind zusammen bei einem Mehrfamilienhaus eingestiegen ~
      Eine Dame aus der Gemeinde hat sich ein Haus mit drei Bädern gekauft und bereut es schon ~
      Mein Zahnarzt renoviert nebenbei Wohnungen ~
      Ein paar Leute aus meiner Straße haben ihre für 3.200 vermietet ~
      In neun Tagen hatte sein Neffe den Kauf einer Ranch bei Austin unter Dach und Fach ~
      Der Verkäufer ist am Abend vorher abgesprungen, stellen Sie sich vor ~
      Als der Fluss stieg, hatten die den Keller voll Wasser ~
      Zwei Typen aus meinem Fitnessstudio haben zusammen ein Haus gekauft und reden nicht mehr miteinander ~
      Von der Konkurrenz wollte uns ein Makler ein Mobilheim an der Autobahn andrehen
    weather: Soll es am Wochenende schneien? ~ Seit Sonntag hört es nicht auf zu regnen ~
      Für heute Nacht sind Böen mit 110 Stundenkilometern angesagt ~
      Auf unserer Terrasse liegt ein halber Meter Schnee
    sports: Hat der VfB gestern Abend gewonnen? ~ Unsere Jugendmannschaft ist mit 12 Siegen Dritter geworden
    office: Wo parkt man denn, wenn man zu Ihnen kommt? ~ Habt ihr am 1. Mai auf?
    complaint: In dem Laden an der Fifth Avenue geht nie jemand ans Telefon ~
      Ich habe Ihr Formular zweimal ausgefüllt und nie etwas gehört ~
      Der letzte Chatbot hat mir ständig Häuser in Ohio geschickt ~
      Der Herr, der uns vorher betreut hat, kam 40 Minuten zu spät ~
      In der Innenstadt zu parken war ein Albtraum und hat mich 28 Dollar gekostet ~
      Seit Dienstag habe ich Ihre Warteschleifenmusik im Ohr ~
      25 Minuten hing ich in der Warteschleife und dann war die Leitung tot
    thanks: Sie haben wirklich eine Engelsgeduld mit mir ~ Sie glauben gar nicht, wie sehr mir das hilft ~
      Lieb von Ihnen, dass Sie meine ganzen Fragen ertragen ~
      Nett, dass Sie sich an einem Sonntag Zeit nehmen ~ Sie haben mir die Woche gerettet, ehrlich
    work: Gerade bin ich zur Leiterin der Nachtschicht befördert worden ~
      Mein Mann fährt Lkw und ist fünf Tage die Woche weg ~ Ich leite eine Bäckerei mit 14 Angestellten
    health: Gestern habe ich mir auf der Treppe den Knöchel verstaucht ~
      Meine Schwiegermutter erholt sich von einer Hüft-OP ~
      Der Arzt hat gesagt, ich soll jeden Tag 5 Kilometer laufen
    food: Beim Schreiben esse ich nebenher ein Brötchen
    travel: Wir landen am 9. gegen Mittag ~ Auf der Reise sind wir durch 11 Bundesstaaten gekommen
    school: Im Herbst fängt unsere Große an zu studieren
    pets: Unser Beagle ist letzte Woche 13 geworden ~
      Auf unserer Veranda schläft ständig die Katze der Nachbarin
    wedding: An Silvester haben wir uns verlobt
    tech: Die Karte ist mir zweimal eingefroren ~ Bei meiner Tastatur klemmt die Leertaste ~
      Mein Handy hat nur noch 4 Prozent, vielleicht bin ich gleich weg
    bot: Sind Sie ein echter Mensch oder ein Programm? ~ Wer hat Ihnen das alles beigebracht?
    news: In den Nachrichten kam, dass in Tacoma eine Garage abgebrannt ist ~
      Die Kreditanträge sind letzten Monat um 3 Prozent zurückgegangen ~
      In der Zeitung steht, dass die alte Garage in der Fünften abgerissen wird ~
      Auf das Gericht in Tacoma ist ein Baum gestürzt
    prices: Für eine neue Spüle hat uns der Klempner 900 Euro abgeknöpft
    hypothetical: Wäre ich Millionär, hätte ich ein Schloss am Meer ~
      Wäre ich zwanzig Jahre jünger, würde ich eine Hütte in Alaska bauen
    hearsay: Ein Typ im Fitnessstudio schwört, dass der Markt zusammenbricht ~
      Laut meinem Friseur ziehen alle aus Seattle weg
    self: Ich bin Bibliothekarin im Ruhestand und mit Computern etwas langsam
    apology: Verzeihen Sie die Tippfehler, ich habe dicke Finger
    neighbours: Bis 3 Uhr morgens haben die über uns gefeiert ~
      Nebenan wird ein Schwimmbad gebaut und der Lärm ist nicht auszuhalten
    money: Endlich habe ich mein Auto abbezahlt ~ Mein Studienkredit kostet mich 300 im Monat bis 2031
    hobby: In meinem Keller restauriere ich alte Radios ~ Hühner halten wir selbst und Tomaten ziehen wir auch
    dates: Am Freitag habe ich übrigens Geburtstag
    others: Die Mitbewohnerin meiner Tochter zieht nach Portland ~
      Am Montag kommen die Zwillinge in die Schule ~ Treppen konnte Oma noch nie leiden ~
      Den Hund hat mein Ex bekommen ~ Mein Stiefvater sammelt Feuerzeuge und raucht auf dem Balkon ~
      Jeden Tag parkt ihr Freund auf zwei Stellplätzen
    greet: Einen wunderschönen guten Morgen aus dem nassen Portland ~
      Nachträglich frohe Feiertage an das ganze Team ~
      Hallo noch mal, Dana hier, wir haben letzten Donnerstag gesprochen ~ Servus, hier ist Walter aus Spokane
    sign: Mit freundlichem Gruß, Tobias Keller, Leiter Logistik, Blauer Hafen AG ~
      Von meinem Tablet gesendet ~ Herzlichst, Priya ~
      Viele Grüße, Margarete Osterhaus, Pflegeleitung, Hospiz Sankt Anna
    question: Kennen Sie ein ordentliches Thai-Lokal in der Nähe Ihres Büros? ~
      Wie stand es im dritten Viertel? ~ Wie lange fliegt man nach Denver? ~
      Welcher Bus fährt vom Flughafen in die Innenstadt? ~ Dürfen Hunde Trauben fressen? ~
      Ist Montag ein Feiertag? ~ Wem melde ich einen kaputten Link auf Ihrer Seite? ~
      Wann kommt morgen die Flut? ~ Wer gewinnt wohl die Oscars? ~ Warum ist Benzin dort so teuer?
    past: Als Kind wohnten wir über einem Laden ohne Heizung ~
      Zwanzig Jahre lang habe ich Versicherungen verkauft ~
      Als Jugendliche sind wir immer in den Hotelpool geschlichen
    idiom: Mit der letzten Firma war es, als redete man gegen eine Wand
`,
  pt: `
    dictation: é então peraí que eu vou começar de novo ~
      vírgula não desculpa ponto estou ditando isso pelo celular
    voicemail: Oi, aqui é o Renato da Imobiliária do Lago, retornando a sua ligação ~
      Você ligou para a caixa postal de Marta Prado, deixe seu recado após o sinal ~
      Me liga de volta no 11 98844 5507 quando der
    mail: Um abraço, Beatriz Lobo, Diretora de Vendas, Grupo Amendoeira ~
      Esta mensagem e seus anexos são confidenciais ~
      Em terça-feira, 4 de março de 2025 às 9:12, Imobiliária do Lago escreveu
    story: Minha colega acabou ficando com um sobrado de quatro quartos em Denver ~
      O casal antes de nós perdeu um apartamento por 40 mil ~
      Em 2009 meus pais arrumaram um duplex quase de graça ~
      Minha tia enfiou todas as economias numa casa com piscina em Búzios ~
      Uns amigos se contentaram com um apartamento de dois quartos sem vaga ~
      Dois primos meus entraram de sócios num prédio de quatro apartamentos ~
      Uma senhora da igreja comprou um sobrado com três banheiros e já se arrependeu ~
      Meu dentista reforma apartamentos nas horas vagas ~
      Umas pessoas da minha rua alugaram o delas por 3.200 ~
      O sobrinho dele fechou negócio num sítio perto de Austin em nove dias ~
      O vendedor desistiu na véspera, imagina só ~ Eles ficaram com o porão cheio d'água quando o rio subiu ~
      Dois caras da minha academia compraram um prédio juntos e não se falam mais ~
      O corretor da concorrência tentou empurrar pra gente uma casa móvel na beira da estrada ~
      O povo que morava no nosso apartamento antes deixou um piano na garagem
    weather: Será que vai nevar no fim de semana? ~ Não para de chover desde domingo ~
      Estão prevendo rajadas de 110 por hora para hoje à noite ~
      Tem trinta centímetros de neve na nossa varanda
    sports: O Flamengo ganhou ontem? ~ O time do meu filho terminou em terceiro com 12 vitórias
    office: Onde a gente estaciona quando vai aí? ~ Vocês abrem no feriado de 1º de maio?
    complaint: Naquela imobiliária da Quinta Avenida ninguém atende o telefone ~
      Preenchi o formulário de vocês duas vezes e ninguém me respondeu ~
      O último chatbot que testei só me mandava casas em Ohio ~
      O rapaz que nos atendia antes chegou 40 minutos atrasado ~
      Estacionar no centro foi um pesadelo e me custou 28 dólares ~
      A musiquinha de espera de vocês não sai da minha cabeça desde terça ~
      Fiquei 25 minutos na espera e depois caiu a ligação
    thanks: Você teve uma paciência de santo comigo ~ Você não imagina o quanto isso me ajuda ~
      Deus te abençoe por aguentar as minhas perguntas ~ Que gentileza me atender num domingo ~
      Você salvou a minha semana, sério
    work: Acabei de ser promovida a chefe do turno da noite ~
      Meu marido é caminhoneiro e passa cinco dias por semana fora ~ Toco uma padaria com 14 funcionários
    health: Ontem torci o tornozelo na escada ~ Minha sogra está se recuperando de uma cirurgia no quadril ~
      O médico mandou eu andar 5 quilômetros por dia
    food: Estou comendo um sanduíche enquanto escrevo
    travel: A gente pousa dia 9 por volta do meio-dia ~ Na viagem passamos por 11 estados
    school: A mais velha entra na faculdade no segundo semestre
    pets: Nosso beagle fez 13 anos na semana passada ~ O gato da vizinha vive dormindo na nossa varanda
    wedding: Ficamos noivos no réveillon
    tech: O mapa travou duas vezes aqui ~ A barra de espaço do meu teclado está quebrada ~
      Meu celular está com 4 por cento, posso cair
    bot: Você é uma pessoa de verdade ou um programa? ~ Quem te ensinou tudo isso?
    news: Deu no jornal que uma garagem pegou fogo em Tacoma ~
      Os pedidos de financiamento caíram 3 por cento no mês passado ~
      O jornal diz que vão derrubar a garagem velha da Quinta ~ Caiu uma árvore em cima do fórum de Tacoma
    prices: A dúzia de ovos está 6 dólares no nosso mercado ~ O encanador cobrou 900 contos por uma pia nova
    hypothetical: Se eu fosse milionário teria um castelo à beira-mar ~
      Se eu tivesse vinte anos a menos construiria uma cabana no Alasca
    hearsay: Um cara da academia jura que o mercado vai quebrar ~
      Meu barbeiro diz que todo mundo está indo embora de Seattle
    self: Sou bibliotecária aposentada e meio lenta com computador
    apology: Desculpe os erros, tenho dedos gordos
    neighbours: O pessoal de cima fez festa até as 3 da manhã ~
      O vizinho está fazendo uma piscina e o barulho é insuportável
    money: Finalmente terminei de pagar o carro
    hobby: Restauro rádios antigos no porão ~ A gente cria galinha e planta tomate
    dates: A propósito, sexta é meu aniversário
    others: A colega de quarto da minha filha está se mudando para Portland ~
      Os gêmeos entram na escola na segunda ~ Vovó nunca gostou de escada ~ Meu ex ficou com o cachorro ~
      Meu padrasto coleciona isqueiros e fuma na varanda ~
      O namorado dela estaciona ocupando duas vagas todo dia
    greet: Bom dia aqui de uma Portland debaixo d'água ~ Boas festas atrasadas para toda a equipe ~
      Oi de novo, é a Dana, falamos quinta passada ~ E aí, aqui é o Valter de Spokane
    sign: Atenciosamente, Tomás Queiroz, Gerente de Logística, Porto Azul ~ Enviado do meu tablet ~
      Abraços, Priya ~ Cumprimentos, Margarida Osório, Responsável Clínica, Hospital Santana
    question: Você conhece algum restaurante tailandês bom perto do escritório de vocês? ~
      Quanto ficou o terceiro quarto do jogo? ~ Quanto tempo leva para voar até Denver? ~
      Que ônibus vai do aeroporto ao centro? ~ Cachorro pode comer uva? ~ Segunda é feriado? ~
      Pra quem eu aviso de um link quebrado na página de vocês? ~ A que horas sobe a maré amanhã? ~
      Quem você acha que ganha o Oscar? ~ Por que a gasolina está tão cara aí?
    past: Quando eu era pequeno a gente morava em cima de uma loja sem aquecimento ~
      Vendi seguros por vinte anos antes de me aposentar ~
      Quando adolescentes a gente entrava escondido na piscina do hotel
    idiom: Com a empresa de antes era como falar com a parede
`,
  zh: `
    dictation: 嗯那个等一下我重新说 ~ 逗号不对句号我在用语音输入
    voicemail: 你好，我是湖景地产的老周，给您回个电话 ~ 您好，这里是李萍的语音信箱，请在嘀声后留言 ~
      方便的时候回我电话，13855620417
    mail: 此致，王海燕，销售总监，北风集团 ~ 本邮件及附件均属机密
    story: 我同事最后在丹佛拿下了一套四居室的房子 ~ 2009年我爸妈捡漏买到一套双拼 ~
      我姑妈把所有积蓄都投进了一栋带泳池的别墅 ~ 有几个朋友将就着住进了没有车位的两居室 ~
      我两个表哥合伙买下了一栋四户的楼 ~ 教会一位阿姨去年春天买了套三个卫生间的房子，现在后悔了 ~
      我的牙医业余时间翻新公寓出售 ~ 他侄子九天就把奥斯汀郊外一个牧场买下来了 ~
      卖家前一天晚上反悔了，你敢信 ~ 河水涨的时候他们地下室全是水 ~
      健身房两个哥们合伙买了栋楼，现在谁也不理谁 ~ 你们对手公司的中介想把高速边上的活动房卖给我们 ~
      以前住我们那套的人在车库里留了架钢琴
    weather: 周末会下雪吗？ ~ 从星期天起雨就没停过 ~ 预报说今晚阵风有110公里每小时 ~ 我们家露台上积了半米的雪
    sports: 昨晚国安赢了没？ ~ 我们少年队这个赛季12胜3负
    office: 去你们那儿车停哪里？ ~ 五一你们开门吗？
    complaint: 第五大道那家从来没人接电话 ~ 你们的表格我填了两遍都没人理 ~
      上次那个聊天机器人老给我发俄亥俄的房子 ~ 之前那个中介迟到了40分钟 ~
      市中心停车简直是噩梦，花了我28美元 ~ 你们的等待音乐从星期二起一直在我脑子里转 ~
      我在电话里等了25分钟然后断线了
    thanks: 你对我真是太有耐心了 ~ 你不知道这帮了我多大的忙 ~ 难为你听我问这么多问题 ~
      星期天还麻烦你，真过意不去 ~ 你真的让我这周都开心了
    work: 我刚升了夜班主管 ~ 我老公开大货车，一个星期五天不在家 ~ 我开了家面包店，有14个员工
    health: 昨天我在楼梯上把脚崴了 ~ 我婆婆做完髋关节手术正在恢复 ~ 医生叫我每天走5公里
    food: 我边吃三明治边打字
    travel: 我们9号中午左右落地 ~ 这一路我们开车经过了11个州
    school: 老大今年秋天上大学
    pets: 我家小狗上周满13岁了 ~ 邻居的猫老是睡在我家门廊上
    wedding: 我们跨年那天订婚了
    tech: 地图卡了两次 ~ 我键盘的空格键坏了 ~ 我手机只剩4%的电，可能会断
    bot: 你是真人还是程序？ ~ 这些都是谁教你的？
    news: 新闻里说塔科马有个车库烧了 ~ 上个月贷款申请下降了百分之3 ~ 报纸上说第五大道那个旧车库要拆了 ~
      一棵树倒在了塔科马法院上
    prices: 我们这儿鸡蛋一打要6美元 ~ 换个水槽水管工收了我们900块
    hypothetical: 要是我是百万富翁就在海边盖座城堡
    hearsay: 健身房有个人发誓说楼市要崩 ~ 理发师说大家都在离开Seattle
    self: 我是退休的图书管理员，用电脑有点慢
    apology: 打错字请见谅，我手指粗
    neighbours: 楼上的人开派对开到凌晨3点 ~ 隔壁在挖游泳池，吵得受不了
    money: 我终于把车贷还清了 ~ 我的助学贷款每个月还300，还到2031年
    hobby: 我在地下室修老收音机 ~ 我太太喜欢画谷仓的水彩画 ~ 我们自己养鸡种番茄
    dates: 对了，星期五是我生日
    others: 我女儿的室友要搬去Portland了 ~ 双胞胎下周一上幼儿园 ~ 我前夫把狗带走了 ~
      我继父收集打火机，老在阳台上抽烟 ~ 她男朋友天天一个人占两个车位
    greet: 从下雨的Portland给您问个早 ~ 补祝各位节日快乐 ~ 又是我，黛娜，上周四我们聊过 ~
      哈喽，我是斯波坎的老王
    sign: 顺颂商祺，陈涛，物流主管，蓝港货运 ~ 发自我的平板电脑 ~ 祝好，小雅 ~
      祝好，孟秀兰，护理主任，圣安娜疗养院
    question: 你们办公室附近有好吃的泰国菜吗？ ~ 第三节比分多少？ ~ 飞丹佛要几个小时？ ~
      从机场到市中心坐哪路公交？ ~ 星期一放假吗？ ~ 你们网页有个链接坏了找谁？ ~ 明天几点涨潮？ ~
      你觉得谁会拿奥斯卡？ ~ 那边汽油怎么这么贵？
    past: 小时候我家住在一家店楼上，没有暖气 ~ 退休前我卖了二十年保险 ~ 十几岁的时候我们常溜进酒店的泳池
    idiom: 跟上一家公司打交道简直是对牛弹琴
`,
}
