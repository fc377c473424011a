/**
 * Features in Portuguese, one a row: name : English row = phrases that mean the same in sentences and listings
 * < phrases that only say it in a listing > phrases that only ask for it. Plurals and genders count by themselves.
 */
export const featureRows = `
piscina : swimming pool > pool, piscininha, piscina privativa, piscina privada, picina
piscina aquecida : heated pool = piscina com aquecimento, piscina climatizada
piscina comum : community pool = piscina do condomínio, piscina comunitária, piscina coletiva, piscina partilhada
mesa de bilhar : pool table = mesa de sinuca, sinuca, bilhar, snooker
hidromassagem : hot tub = jacuzzi, jacúzi, banheira de hidromassagem, ofurô, spa aquecido > jacuzi
spa : spa
sauna : sauna
sauna a vapor : steam room = banho turco, sala de vapor
frente para a água : waterfront = à beira da água, à beira d'água, na beira da água, beira-água, frente de água, junto à
  água > com acesso à água, em cima da água, beira d'água
frente para o lago : lakefront = à beira do lago, na beira do lago, beira-lago, à beira de um lago, de frente para o lago,
  de frente pro lago, frente ao lago
frente para o mar : oceanfront = frente ao mar, de frente para o mar, de frente pro mar, frente mar, à beira-mar,
  beira-mar, à beira mar, na beira-mar, primeira linha de mar, primeira linha do mar, de frente ao mar
frente para a praia : beachfront = pé na areia, na praia, em cima da praia, primeira linha de praia, de frente para a
  praia, de frente pra praia, frente à praia, à beira da praia
frente para o rio : riverfront = à beira do rio, na beira do rio, beira-rio, frente ao rio, frente rio, de frente para o
  rio, junto ao rio
vista : view > vistas, boa vista, bela vista, vista bonita, vista linda, linda vista, vista panorâmica, vistas
  panorâmicas, vista desafogada, vista livre, vistas desafogadas, vista boa, vista maravilhosa, vista desimpedida
vista para a água : water view = vista água, vista da água
vista para o mar : ocean view = vista mar, vista pro mar, vista do mar, vista de mar, vista ao mar, vistas de mar, vista para
  o oceano, vista oceano, vistas para o mar, vista marítima
vista para o lago : lake view = vista lago, vista pro lago, vista do lago, vistas para o lago
vista para a montanha : mountain view = vista montanha, vista para as montanhas, vista pra montanha, vista da montanha,
  vista da serra, vista para a serra, vista serra, vistas para a montanha
vista para a cidade : city view = vista cidade, vista da cidade, vista pra cidade, vista urbana, vistas para a cidade
lareira : fireplace = lareira a gás, lareira a lenha, salamandra, recuperador de calor > lareirinha
fogão a lenha : wood stove = aquecedor a lenha, salamandra a lenha, fogão à lenha, salamandra a pellets
fogueira externa : fire pit = lareira externa, fogueira, lareira exterior, braseiro
porão : basement = cave, subsolo > basement, caves
porão acabado : finished basement = porão reformado, cave acabada, porão habitável, cave habitável
cave subterrânea : cellar
adega : wine cellar = garrafeira, cave de vinhos, adega climatizada
sótão : attic = mansarda, águas-furtadas, sótão habitável > sotao
aceita animais : pets allowed = aceita animais de estimação, aceita pets, aceita pet, animais permitidos, animais de
  estimação permitidos, permite animais, permite animais de estimação, animais bem-vindos, animais são bem-vindos, pets são
  bem-vindos, animais de estimação são bem-vindos, pets permitidos, pets aceitos, animais aceitos, animais aceites, aceitam-se
  animais, pet friendly, pet-friendly, permitido animais, permitidos animais, permite pets, são permitidos animais, são
  aceitos animais, é permitido animais, é permitido ter animais > animais de estimação, animal de estimação, pets, pet,
  aceite animais, aceitem animais, aceitam animais, que aceite animais, que aceitem animais, que aceitam animais, que aceita
  animais, que aceite animais de estimação, que aceitem animais de estimação, que aceita animais de estimação, que aceitam
  animais de estimação, aceitam animais de estimação, que aceite pets, que aceitem pets, que aceita pets, que aceita pet, que
  aceite pet, aceite pets, aceitem pets, que permita animais, que permitam animais, que permite animais, que permitem animais,
  permita animais, permitam animais, permitem animais, que permita animais de estimação, que permitam animais de estimação,
  com animais, com animais de estimação, meu animal, meu pet, meus pets, para animais, tenho pet, tenho pets, tenho um pet,
  tenho animais, tenho animal de estimação, tenho animais de estimação, ter animais, ter pets, ter animais de estimação, onde
  aceitem animais, onde aceitem pets, onde possa ter animais, bichos de estimação, meus bichos, animais
aceita cães : dogs allowed = cães permitidos, aceita cachorro, aceita cachorros, aceita cão, permite cães, permite cachorros,
  cães bem-vindos, cachorros bem-vindos, cachorros permitidos, cães aceites, cães são bem-vindos, cachorros são bem-vindos,
  aceitam-se cães > cães, cão, cachorro, cachorros, cachorrinho, aceite cachorro, aceite cachorros, aceitem cachorros, aceite
  cães, aceitem cães, que aceite cachorro, que aceite cachorros, que aceitem cachorro, que aceitem cachorros, que aceita
  cachorro, que aceita cachorros, que aceitam cachorro, que aceitam cachorros, que aceite cães, que aceitem cães, que aceita
  cães, que aceitam cães, que permita cachorro, que permita cachorros, que permitam cachorros, que permita cães, que permitam
  cães, tenho cachorro, tenho um cachorro, tenho cachorros, tenho cão, tenho um cão, tenho cães, temos um cachorro, temos
  cachorro, temos um cão, meu cachorro, o meu cachorro, meus cachorros, o meu cão, meu cão, os meus cães, com cachorro, com cão,
  para o meu cão, pro meu cachorro, para meu cachorro, onde aceitem cachorro, tenho dois cachorros, tenho dois cães, cadela,
  minha cadela, minha cachorra, tenho uma cachorra, cachorra
aceita gatos : cats allowed = gatos permitidos, permite gatos, gatos bem-vindos, aceita gato, gatos aceites, gatos são
  bem-vindos, aceitam-se gatos > gatos, gato, aceite gatos, aceitem gatos, aceite gato, que aceite gatos, que aceite gato, que
  aceitem gatos, que aceita gatos, que aceita gato, que aceitam gatos, que permita gatos, que permitam gatos, tenho gato, tenho
  um gato, tenho gatos, temos um gato, temos gatos, tenho dois gatos, tenho uma gata, meu gato, o meu gato, meus gatos, os meus
  gatos, minha gata, onde aceitem gatos, gata, com gato, gatinho
parque canino : dog park = parque para cães, espaço pet, pet place, cachorródromo, área pet
renovado : renovated = reformado, remodelado, recuperado, restaurado, reabilitado, renovação, remodelação, reforma,
  atualizado, modernizado, totalmente reformado, totalmente remodelado, totalmente renovado, totalmente recuperado,
  completamente reformado, completamente remodelado, completamente renovado, todo reformado, toda reformada, recém-reformado,
  recém reformado, recém-remodelado, recém remodelado, recém-renovado, recém renovado, recentemente reformado, recentemente
  remodelado, recentemente renovado, repaginado, retrofit > reformadinho, reformadinha, arrumadinho, arrumadinha, sem precisar
  de reforma, com obras feitas, obras feitas
cozinha renovada : renovated kitchen = cozinha reformada, cozinha remodelada, cozinha nova, cozinha atualizada, cozinha
  modernizada
para reformar : fixer upper = para remodelar, para renovar, para recuperar, para restaurar, a precisar de obras, precisa de
  obras, precisa de reforma, precisa de reformas, necessita de reformas, precisando de reforma, necessita de obras, necessita de reforma, a necessitar de obras, pra
  reformar, a recuperar, por recuperar, a remodelar > que precise de reforma, que precise de obras, que precisa de reforma, que
  precisa de obras, precise de obras, precise de reforma, para fazer obras, com potencial de reforma, para obras, para reabilitar
pronto para morar : move-in ready = pronta para morar, pronto pra morar, pronta pra morar, pronto para habitar, pronta para
  habitar, pronto a habitar, pronta a habitar, pronto para entrar, pronta para entrar, pronto para mudar, pronta para mudar,
  pronto a morar, chave na mão, chaves na mão, pronta entrega > só entrar e morar, é só entrar, para entrar e morar, entrar já
construção nova : new construction = nova construção, obra nova, de construção nova, recém-construído, recém construído, a
  estrear, para estrear, por estrear, imóvel novo, em construção, na planta, lançamento, prédio novo
  > novinho em folha, nunca habitado, nunca habitada, zero quilômetro, completamente novo, nova em folha, construção recente, de
  construção recente, novo em folha
mobiliado : furnished = mobilado, mobiliada, com mobília, com móveis, totalmente mobiliado, totalmente mobilado, completamente
  mobiliado, todo mobiliado, toda mobiliada, porteira fechada, mobília incluída, móveis incluídos, semimobiliado > equipado e
  mobilado, com mobiliário, que tenha móveis, mobilhado, mobiliadinho, que venha mobiliado, que venha com móveis
sem mobília : unfurnished = sem móveis, não mobiliado, não mobilado, por mobilar
ar condicionado : air conditioning = ar-condicionado, climatização, climatizado, a/c > ac, ar, ar cond, split, ar condicionada, ar
  concicionado, ar condissionado
ar condicionado central : central air = ar central, climatização central
bomba de calor : heat pump
piso aquecido : radiant heat = piso radiante, chão aquecido, pavimento radiante, aquecimento de piso, piso com aquecimento
aquecimento central : central heating = aquecimento centralizado, calefação central
varanda : balcony = sacada, varandas > balcão, sacadinha, varandinha, varandão
varanda gourmet < outdoor kitchen, balcony with barbecue, gourmet balcony, covered balcony > varanda com churrasqueira, sacada
  gourmet, sacada com churrasqueira, terraço gourmet
terraço : terrace > terracinho, laje
pátio : patio = pateo
deck : deck = deck de madeira, deque
terraço na cobertura : rooftop deck = rooftop, terraço na laje, laje, solário na cobertura, terraço panorâmico
alpendre : porch = varanda coberta, pórtico, telheiro
jardim de inverno : sunroom = solário, marquise, marquise envidraçada, sala de sol
jardim : garden = jardins > jardinzinho, jardim privativo, jardim privado, área verde
quintal : backyard = jardim nas traseiras, quintal dos fundos, pátio traseiro, traseiras, logradouro > backyard, quintalzinho,
  espaço no fundo, área nos fundos
quintal cercado : fenced yard = terreno murado, jardim vedado, quintal murado, terreno cercado, jardim murado, terreno vedado,
  jardim cercado, totalmente murado, totalmente vedado, murado, todo murado
jarda : yard = espaço exterior, área externa, espaço externo > quintal grande
cerca : fence = muro, vedação, muro alto
estufa : greenhouse
gazebo : gazebo = quiosque, pérgola, pergolado, caramanchão
lago artificial : pond = laguinho, lagoa artificial
riacho : creek = ribeiro, córrego, ribeira
cais : dock = píer, atracadouro, ancoradouro, embarcadouro > lugar de amarração
garagem de barcos : boathouse = casa de barcos
garagem coberta : carport = telheiro para carro, abrigo para carro, carport, cobertura para carro
entrada de carros : driveway = entrada para carros, acesso para carros, rampa de garagem
estacionamento na rua : street parking = parqueamento na rua, vaga na rua
estacionamento coberto : covered parking = vaga coberta, parqueamento coberto, garagem fechada coberta
estacionamento subterrâneo : underground parking = garagem subterrânea, garagem no subsolo, parqueamento subterrâneo, vaga no
  subsolo, garagem na cave
garagem anexa : attached garage = garagem integrada, garagem acoplada, garagem ligada à casa
garagem independente : detached garage = garagem separada, garagem à parte
garagem aquecida : heated garage = garagem climatizada
lugar para autocaravana : RV parking = vaga para trailer, vaga para motorhome, espaço para motorhome, espaço para trailer, espaço
  para autocaravana, estacionamento para motorhome, estacionamento para trailer, lugar para caravana > motorhome, autocaravana, rv,
  para o meu motorhome
carregador para carro elétrico : EV charger = carregador de carro elétrico, carregador elétrico, ponto de recarga, ponto de
  carregamento, carregador de veículo elétrico, carregador para veículo elétrico, carregador de veículos elétricos, carregador para
  veículos elétricos, tomada para carro elétrico, posto de carregamento > carregador ev, carregador tesla, carregador de carros
  elétricos, carregador para carros elétricos, carregamento de carro elétrico, carregador para carro eléctrico, carregador de
  carros eléctricos, carregar carro elétrico, estação de carregamento
oficina : workshop = oficina de trabalho > uma oficina, espaço para oficina
barracão : shed = casinha de ferramentas, casa de ferramentas, anexo de arrumos, galpão, casa de arrumos > quarto de ferramentas
arrecadação : storage = depósito privativo, espaço de armazenamento, armazenamento, arrumos, hobby box, arrecadações, quarto de
  arrumos, despejo > espaço para guardar coisas, muito espaço de arrumação, arrumação, armários para guardar
celeiro : barn = estábulo, cocheira, curral
para cavalos : horse property = instalações para cavalos, baias, propriedade equestre, haras, equestre > cavalos, cavalo, ter
  cavalos, para ter cavalos, espaço para cavalos, onde possa ter cavalos, picadeiro
painéis solares : solar panels = painel solar, energia solar, placas solares, painéis fotovoltaicos, fotovoltaico, energia
  fotovoltaica > placa solar, solares, aquecimento solar
eficiência energética : energy efficient = energeticamente eficiente, baixo consumo, certificado energético a, energy star, boa
  eficiência energética
casa inteligente : smart home = domótica, automação residencial, casa automatizada, automação > smart home, automatizado
sistema de segurança : security system = alarme, sistema de alarme, câmeras de segurança, câmaras de segurança, cerca elétrica,
  videovigilância, circuito de câmeras
condomínio fechado : gated community = em condomínio, em condomínio fechado, condomínio privado, condomínio privativo, urbanização fechada, loteamento fechado, residencial
  fechado, dentro de condomínio > num condomínio, num condomínio fechado, no condomínio fechado, condomínio com portaria, gated,
  de condomínio fechado, condomínios fechados
portaria : doorman = portaria 24 horas, portaria 24h, porteiro, porteira, concierge, zelador, recepção 24 horas, portaria
  presencial, portaria remota
elevador : elevator = elevadores, ascensor > elevadô, lift
academia : gym = ginásio, sala de fitness, sala de ginástica, fitness, academia de ginástica > academía, gym, sala de musculação
salão de festas : clubhouse = salão de eventos, clube, sede social, espaço de festas, clubhouse, sala de condomínio, espaço
  gourmet
área de lazer < clubhouse, community pool, playground, recreation area, amenities, swimming pool, tennis court > lazer, lazer
  completo, área de lazer completa, zona de lazer, com lazer, clube de lazer, espaço de lazer
quadra de tênis : tennis court = campo de ténis, court de ténis, quadra de ténis, campo de tênis, tênis, ténis > quadra de tenis
quadra de basquete : basketball court = campo de basquete, campo de basquetebol, quadra de basquetebol, quadra poliesportiva,
  quadra esportiva, quadra
quadra de pickleball : pickleball court = campo de pickleball, pickleball
parquinho : playground = playground, parque infantil, brinquedoteca, espaço kids, área infantil, parquinho infantil, espaço infantil
  > play
campo de golfe : golf course = golfe, campo de golf, golf
piso de madeira : hardwood floors = pisos de madeira, chão de madeira, soalho, soalho de madeira, parquet, parquete, assoalho,
  assoalho de madeira, taco, tacos, tacos de madeira, pavimento de madeira, madeira maciça, chão em madeira
piso de cerâmica : tile floors = piso cerâmico, chão cerâmico, azulejo, azulejos, porcelanato, piso frio, mosaico, piso de
  porcelanato, chão de mosaico, ladrilho, pavimento cerâmico
carpete : carpet = alcatifa, carpetado, alcatifado
bancada de granito : granite countertops = granito, bancadas de granito, bancada em granito, tampo de granito
bancada de quartzo : quartz countertops = quartzo, bancadas de quartzo, bancada em quartzo
mármore : marble
eletrodomésticos em inox : stainless steel appliances = aço inoxidável, inox, aço inox, eletrodomésticos de aço inoxidável,
  eletrodomésticos inox
fogão a gás : gas stove = fogão à gás, placa a gás, cooktop a gás
lava-louças : dishwasher = lava louças, lava-louça, máquina de lavar louça, máquina de lavar loiça, máquina da loiça, lava-loiça
  elétrica
máquina de lavar e secar : washer and dryer = lava e seca, lavadora e secadora, máquina de lavar e de secar, máquina de lavar roupa e
  secadora, máquinas de lavar e secar > máquina de lavar, máquina de lavar roupa, secadora, secador de roupa, lava-roupa, máquina
  de secar
lavanderia : laundry = lavandaria, área de serviço, zona de lavandaria, espaço de lavanderia, tanque
closet : walk-in closet = walk-in closet, walk in closet, roupeiro walk-in, quarto de vestir, closets > closet grande, closé
despensa : pantry = copa despensa
ilha na cozinha : kitchen island = ilha de cozinha, cozinha com ilha, cozinha em ilha, ilha central > ilha
copa : eat-in kitchen = cozinha com copa, copa-cozinha, copa cozinha, cozinha com espaço para refeições, sala de almoço
cozinha grande : big kitchen = cozinha ampla, cozinha espaçosa, grande cozinha, ampla cozinha
cozinha gourmet : chef's kitchen = cozinha de chef, cozinha profissional
conceito aberto : open floor plan = planta aberta, cozinha americana, cozinha aberta, cozinha integrada, ambientes integrados, sala
  integrada, open space, plano aberto, espaço aberto, cozinha em open space, conceito open space, sala e cozinha integradas
pé-direito alto : high ceilings = pé direito alto, teto alto, tetos altos, tectos altos, pé direito duplo, pé-direito duplo, tecto
  alto
teto abobadado : vaulted ceilings = tetos abobadados, tectos abobadados, teto catedral
claraboia : skylight = clarabóia, janela de teto
luz natural : natural light = muita luz, luminoso, iluminado, bem iluminado, muito luminoso, muita luz natural, ensolarado, solarengo,
  soalheiro, boa exposição solar, sol da manhã, face norte, nascente, bastante claridade > muito sol, bom sol, clarinho, com luz, sol
suíte : master suite = suíte principal, suíte master, suite, quarto em suíte, quarto suíte, suíte de casal > uma suíte, 1 suíte,
  sendo uma suíte, sendo 1 suíte, com uma suíte, com 1 suíte, quarto com banheiro, quarto com casa de banho, sendo 2 suítes, sendo
  duas suítes, sendo 3 suítes, sendo três suítes, uma suite, 1 suite, sendo uma suite, sendo 1 suite, sendo 2 suites, um em suíte,
  banheiro na suíte, quarto com casa de banho privativa, um deles suíte
quarto no térreo : main floor bedroom = quarto no rés-do-chão, quarto no piso térreo, suíte no térreo, quarto no piso principal,
  quarto embaixo, quarto no andar de baixo, quarto no r/c, suíte no rés-do-chão
casa para sogra : mother-in-law suite = anexo, edícula, apartamento independente, unidade acessória, adu, casinha nos fundos, casa nos
  fundos, anexo independente, suíte para sogra, casa da sogra, apartamento anexo, t1 independente, apartamento da sogra
casa de hóspedes : guest house = casa de visitas, casinha de hóspedes, casa para hóspedes
quarto de hóspedes : guest room = quarto de visitas, quarto para hóspedes, quarto para visitas
escritório em casa : home office = escritório, home office, espaço para trabalhar, espaço de trabalho, sala de trabalho, gabinete,
  escritórios > com escritório, para teletrabalho, teletrabalho, para trabalhar de casa, trabalhar de casa, trabalhar em casa, um
  escritório, para trabalhar em casa
sala de jogos : bonus room = salão de jogos, sala de recreação, sala extra, quarto extra, sala de brincar, espaço extra
sala de família : family room = sala de estar íntima, sala familiar, sala íntima, sala de tv
sala de cinema : media room = cinema em casa, home theater, home cinema, sala multimídia, sala de home theater
sala de jantar : dining room = sala de jantar formal, sala de refeições
sala de estar : living room = sala, sala comum, living, sala ampla, salão, sala de visitas
lavabo : powder room = meio banheiro, casa de banho de serviço, lavabos, casa de banho social, wc social
banheira : soaking tub = banheira de imersão, banheira grande, banheira vitoriana
chuveiro amplo : walk-in shower = duche walk-in, box amplo, base de duche, poliban, ducha ampla
pia dupla : double vanity = duas cubas, cuba dupla, lavatório duplo, dois lavatórios, bancada com duas cubas
acessível para cadeira de rodas : wheelchair accessible = acessível a cadeira de rodas, acessível para cadeirante, acessível para
  cadeirantes, acesso para cadeira de rodas, acesso a cadeira de rodas, adaptado para cadeira de rodas, adaptado a cadeira de rodas,
  adaptado para cadeirantes, acessível, adaptado, acessibilidade, adaptado para pessoas com deficiência, acessível para pessoas com
  deficiência, acesso para pessoas com deficiência, acesso para deficientes, adaptado para deficientes, adaptado a mobilidade
  reduzida, adaptado a pessoas com mobilidade reduzida, acessível a pessoas com mobilidade reduzida, acessos para mobilidade
  reduzida, mobilidade reduzida, rampa para cadeira de rodas, rampa de acesso, rampa > cadeira de rodas, cadeiras de rodas, para
  cadeira de rodas, uso cadeira de rodas, sou cadeirante, com rampa, acessível para cadeiras de rodas, para cadeirante, cadeirante,
  acessível a cadeiras de rodas, acesso para cadeirante, acesso para cadeirantes, adaptado para cadeirante, cadeirantes
sem degraus : step-free = sem escadas, sem escada, sem barreiras, sem barreiras arquitetónicas, sem barreiras arquitetônicas, acesso
  sem degraus, acesso sem escadas, entrada sem degraus, acesso plano, entrada ao nível, entrada nivelada
chuveiro adaptado : roll-in shower = duche adaptado, chuveiro acessível, banheiro adaptado, casa de banho adaptada, duche acessível
barras de apoio : grab bars = barra de apoio, corrimão no banheiro
um só piso : single story = de um andar, um andar só, de um só andar, de um piso, de um
  só piso, um piso só, tudo em um nível, um nível, de um nível, um só nível, de um só nível, térrea, um único piso, de um único piso,
  tudo num piso, de um pavimento, um pavimento > num só piso, em um só nível, num só nível, 1 andar, de 1 andar, de 1 piso, 1 piso,
  com um andar, tudo no mesmo piso, um andar apenas
dois andares : two story = de dois andares, de dois pisos, dois pisos, de 2 andares, de 2 pisos, 2 pisos, 2 andares, dois
  pavimentos, de dois pavimentos, 2 pavimentos > com dois andares, com dois pisos, em dois andares, em dois pisos, com 2 pisos, com 2
  andares
meio nível : split level = níveis desencontrados, meios pisos, desnivelado
térreo : ground floor = rés-do-chão, rés do chão, r/c, piso térreo, andar térreo, no térreo > no rés-do-chão, no rés do chão, no andar
  térreo, no piso térreo, primeiro andar, primeiro piso, no primeiro andar, no primeiro piso, no r/c
último andar : top floor = último piso, andar alto, andares altos, piso alto > no último andar, no último piso, andar mais alto
unidade de esquina : corner unit = de esquina, na esquina, esquina, apartamento de canto, de canto, de gaveto
lote de esquina : corner lot = terreno de esquina, terreno de gaveto, lote de gaveto
rua sem saída : cul-de-sac = beco sem saída, cul de sac, praceta
tranquilo : quiet = silencioso, sossegado, rua tranquila, zona tranquila, bairro tranquilo, região tranquila, calmo, rua calma, zona
  calma, rua sossegada, lugar tranquilo, local tranquilo, rua silenciosa, zona sossegada, pacato > sem barulho, pouco barulho, sem
  ruído, pouco ruído, que não seja barulhento, tranquilinho, lugar calmo, sossego
privado : private = privacidade, privativo, muita privacidade, reservado
cobertura : penthouse = cobertura duplex, penthouse, cobertura linear, ático
rancho : ranch = estilo rancho, fazenda
quinta : farm = sítio, chácara, casa de fazenda, herdade, casa rural, propriedade rural, quintinha > roça, monte alentejano, quintas,
  chácaras, sítios, farm
ponto comercial : commercial = comercial, loja, sala comercial, espaço comercial, imóvel comercial, armazém, escritório comercial
craftsman : craftsman = estilo craftsman
colonial : colonial = estilo colonial
vitoriano : victorian = estilo vitoriano
meados do século : mid-century = mid century, estilo mid century, mid-century
moderno : modern = contemporâneo, estilo moderno, estilo contemporâneo, arquitetura moderna, arquitetura contemporânea
histórico : historic = de época, patrimônio histórico, património histórico, tombado, com valor histórico, senhorial, centenário
luxo : luxury = de luxo, luxuoso, alto padrão, de alto padrão, alto luxo, exclusivo, altíssimo padrão, gama alta > premium, luxury,
  chique
tijolo : brick = de tijolo, tijolos, fachada de tijolo, em tijolo
tijolo aparente : exposed brick = tijolo à vista, tijolinho à vista, tijolinho aparente, parede de tijolos
estuque : stucco
casa de madeira : log home = cabana de madeira, casa de troncos, chalé de madeira, cabana de troncos
telhado de metal : metal roof = telhado metálico, cobertura metálica
telhado novo : new roof = cobertura nova, telhado recente, telhado trocado
janelas novas : new windows = vidros duplos, vidro duplo, janelas de vidro duplo, caixilharia nova, janela antirruído, esquadrias novas,
  janelas antirruído
poço : well = poço artesiano, furo, furo de água, água de poço, água de furo
fossa séptica : septic = fossa, sistema séptico
contas incluídas : utilities included = despesas incluídas, água e luz incluídas, contas inclusas, despesas inclusas, água e luz
  inclusas, tudo incluído, tudo incluso, luz e água incluídas, consumos incluídos, contas já incluídas > com contas incluídas, com
  despesas incluídas, com tudo incluído, com tudo incluso, que inclua água e luz, que inclua as contas, com contas inclusas, com as
  contas incluídas
internet de alta velocidade : high-speed internet = internet, wifi, wi-fi, fibra ótica, fibra óptica, fibra, banda larga, internet
  rápida > wi fi, com internet
arrendamento temporário : short-term lease = aluguel por temporada, aluguel de temporada, aluguel temporário, arrendamento de curta
  duração, contrato curto, contrato flexível, curta duração, curto prazo, aluguel de curto prazo, mês a mês, contrato mensal, alojamento
  local > por temporada, temporário, por poucos meses, curta temporada, contrato mês a mês, arrendamento de curto prazo
aluguel com opção de compra : rent to own = opção de compra, com opção de compra, arrendamento com opção de compra, aluguer com opção de
  compra, leasing imobiliário, locação com opção de compra > alugar com opção de compra, arrendar com opção de compra, opção de comprar
  depois
financiamento do proprietário : owner financing = financiamento direto com o proprietário, financiamento do vendedor, direto com o
  proprietário, proprietário financia, financiado pelo proprietário, financiamento direto > parcelamento direto, parcelado direto com o
  dono, o dono financia, financiado pelo dono
retomado pelo banco : foreclosure = imóvel retomado, imóvel de banco, imóveis de banco, do banco, da banca, imóvel da banca, imóveis da
  banca, penhorado, execução hipotecária, imóveis retomados, hipoteca executada, hasta pública > leilão, em leilão, leilões, penhora, de
  leilão, foreclosure, imóvel de leilão, retomado
venda abaixo da dívida : short sale = short sale
hipoteca transferível : assumable loan = financiamento transferível, empréstimo transferível, hipoteca assumível, financiamento assumível
comunidade 55+ : 55+ community = comunidade para maiores de 55, maiores de 55, 55 ou mais, mais de 55 anos, 55 e mais, comunidade de 55
  anos ou mais, comunidade 55 anos ou mais, 55 anos ou mais, comunidade de maiores de 55, comunidade sênior, comunidade sénior, residência
  sênior, residência sénior, condomínio 55+, comunidade para idosos > comunidade 55, para maiores de 55 anos, maiores de 55 anos, 55+,
  comunidades 55+, 55 mais, residencial sênior
Seção 8 aceita : Section 8 accepted = aceita seção 8, aceita section 8, section 8, seção 8, secção 8, aceita secção 8, vale-moradia,
  vale moradia, vouchers de moradia, voucher de habitação > aceite seção 8, aceitem seção 8, que aceite seção 8, que aceitem seção 8,
  que aceita seção 8, que aceitam seção 8, que aceite section 8, que aceitem section 8, que aceita section 8, aceite section 8, aceitem
  section 8, com seção 8, voucher da seção 8, voucher section 8, seção oito, que aceite secção 8, que aceitem secção 8, que aceitem
  vouchers, voucher, vouchers
perto de um parque : near park = perto do parque, junto ao parque, parque próximo, ao lado do parque, parque, próximo ao parque, próximo
  de um parque, próximo a um parque > perto de parques, parques, parques por perto, um parque perto, parque perto, ao lado de um parque,
  junto a um parque, perto de algum parque, parque por perto
perto de escolas : near school = perto da escola, perto de uma escola, perto de colégios, perto do colégio, escola próxima, escolas
  próximas, próximo a escolas, próximo de escolas, próximo à escola, próximo a colégios > escolas, escola, colégio, colégios, escolas
  perto, escola perto, escolas por perto, perto de alguma escola, perto da universidade, perto da faculdade, junto a uma escola, creche,
  perto de creche, perto de creches, perto de um colégio, escola por perto, colégios perto
perto do transporte público : near transit = transporte público, perto de transporte público, perto do metrô, perto do metro, perto de
  metrô, perto de metro, próximo ao metrô, próximo do metrô, próximo ao metro, próximo do metro, estação de metrô, estação de metro,
  estação de trem, estação de comboio, estação de comboios, paragem de autocarro, ponto de ônibus, parada de ônibus, ao lado do metrô,
  ao lado do metro, perto do trem, perto do comboio, perto da estação, transportes públicos, bem servido de transportes, boa rede de
  transportes, metrô, próximo à estação > ônibus, autocarro, autocarros, trem, comboio, comboios, perto de transportes, perto dos
  transportes, transportes, metrô perto, metro perto, perto de uma estação, perto de uma estação de metrô, perto de uma estação de metro,
  perto da estação de metrô, perto da estação de metro, perto da estação de trem, perto de uma estação de trem, perto da estação de
  comboio, perto de uma estação de comboio, perto do ônibus, perto de ponto de ônibus, perto de um ponto de ônibus, perto do ponto de
  ônibus, perto de uma paragem de autocarro, perto da paragem de autocarro, perto do autocarro, perto de ônibus, bonde, elétrico, vlt,
  transporte por perto, bem servida de transportes, pertinho do metrô, pertinho do metro, perto de transportes públicos, perto dos
  transportes públicos
perto de lojas : near shopping = lojas, comércio, comércios, centro comercial, shopping, perto de comércio, perto do comércio, perto do
  shopping, próximo ao shopping, supermercado, zona comercial, perto de um centro comercial, perto do centro comercial > mall, perto de
  supermercado, perto de supermercados, supermercados, perto do supermercado, perto de um supermercado, mercado perto, perto do mercado,
  perto de mercado, comércio perto, comércio por perto, lojas perto, perto de um shopping, perto de shopping, perto de shoppings, comércio
  local, padaria, perto de padaria
perto de restaurantes : near restaurants = restaurantes > restaurantes perto, bares e restaurantes, perto de bares e restaurantes, perto de
  cafés
perto da praia : near beach = praia próxima, acesso à praia, próximo à praia, próximo da praia, a passos da praia, perto do mar, a poucos
  metros da praia, a dois passos da praia > praia, praias, perto de uma praia, perto de praias, praia perto, pertinho da praia, quadra da
  praia, perto de alguma praia, pertinho do mar
perto do lago : near lake = junto ao lago, acesso ao lago, próximo ao lago, próximo do lago > lago, perto de um lago, lago perto, ao lado do
  lago, perto da lagoa, lagoa
perto de trilhas : near trails = trilhas, trilhos pedestres, ciclovia, trilha, percursos pedestres, caminhos pedestres > perto de ciclovia,
  perto de trilha, para caminhadas, trilhos, perto de trilhos, caminhadas
perto de um hospital : near hospital = hospital, perto do hospital, próximo ao hospital > perto de hospitais, perto de hospital, hospitais,
  próximo de um hospital
perto da rodovia : near freeway = acesso à rodovia, perto da autoestrada, acesso à autoestrada, rodovia, autoestrada, auto-estrada, acesso à
  auto-estrada, bons acessos, próximo da autoestrada > perto da estrada principal, perto da via rápida, acesso rápido à autoestrada, acesso
  rápido à rodovia, perto da freeway, via rápida, marginal
centro : downtown = centro da cidade, no centro da cidade, centro histórico, zona central, região central, zona histórica, baixa da cidade
  > no centro, em pleno centro, central, perto do centro, perto do centro da cidade, o centro, downtown, no downtown, zona do centro,
  pertinho do centro, bem no centro, na baixa
igreja : church > perto de uma igreja, perto da igreja, perto de igreja
sinagoga : synagogue > perto de uma sinagoga, perto da sinagoga
mesquita : mosque > perto de uma mesquita, perto da mesquita
varanda ao redor : wraparound porch = varanda em toda a volta, alpendre a toda a volta
churrasqueira : outdoor kitchen = barbecue, grelhador, barbacue, churrasqueiras, espaço de churrasco, área de churrasco, zona de
  churrasco, forno de pizza, cozinha externa, cozinha exterior > churrasco, fazer churrasco, bbq, para fazer churrasco, quiosque com
  churrasqueira, grelha
bar : wet bar = barzinho, minibar
armários embutidos : built-ins = armário embutido, armários planejados, móveis planejados, planejados, roupeiros embutidos, roupeiro,
  roupeiros, roupeiro embutido, marcenaria planejada, cozinha planejada, guarda-roupa embutido
portas francesas : French doors
biblioteca : library
lago de carpas : koi pond = tanque de carpas, lago com peixes
árvores : mature trees = arborizado, árvores adultas, terreno arborizado, bosque, mata
árvores de fruto : fruit trees = árvores frutíferas, pomar, frutíferas, árvores de frutas, árvores frutais, horta
rega automática : sprinklers = sistema de rega, irrigação, irrigação automática, sistema de irrigação, aspersores
proibido fumar : non-smoking = não fumadores, não fumantes, livre de fumo, não é permitido fumar, para não fumantes, para não fumadores >
  sem fumaça, sem fumantes, sem fumadores, sem fumo
galinheiro : chicken coop = capoeira
canil : dog run
banheiros renovados : renovated bathrooms = banheiros reformados, banheiro reformado, banheiro renovado, casa de banho remodelada, casas
  de banho remodeladas, casa de banho renovada, casas de banho renovadas
piso vinílico : vinyl plank floors = pisos vinílicos, piso laminado, chão vinílico, pavimento vinílico, laminado, chão flutuante, pavimento
  flutuante
sala de bilhar : game room
hall de entrada : mudroom = vestíbulo, hall, átrio
permitido fumar : smoking allowed = é permitido fumar, fumantes, fumadores > que permita fumar, onde se possa fumar, para fumantes, para
  fumadores
`
