import { buildingRows } from './building-features.ts'

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
frente para a água : waterfront = à beira da água, à beira d'água, na beira da água, beira-água, frente de água,
  junto à água > com acesso à água, em cima da água, beira d'água
frente para o lago : lakefront = à beira do lago, na beira do lago, beira-lago, à beira de um lago,
  de frente para o lago, de frente pro lago, frente ao lago
frente para o mar : oceanfront = frente ao mar, de frente para o mar, de frente pro mar, frente mar, à beira-mar,
  beira-mar, à beira mar, na beira-mar, primeira linha de mar, primeira linha do mar, de frente ao mar
frente para a praia : beachfront = pé na areia, na praia, em cima da praia, primeira linha de praia,
  de frente para a praia, de frente pra praia, frente à praia, à beira da praia
frente para o rio : riverfront = à beira do rio, na beira do rio, beira-rio, frente ao rio, frente rio,
  de frente para o rio, junto ao rio
vista : view > vistas, boa vista, bela vista, vista bonita, vista linda, linda vista, vista panorâmica,
  vistas panorâmicas, vista desafogada, vista livre, vistas desafogadas, vista boa, vista maravilhosa, vista desimpedida
vista para a água : water view = vista água, vista da água
vista para o mar : ocean view = vista mar, vista pro mar, vista do mar, vista de mar, vista ao mar, vistas de mar,
  vista para o oceano, vista oceano, vistas para o mar, vista marítima
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
aceita animais : pets allowed = aceita animais de estimação, aceita pets, aceita pet, animais permitidos,
  animais de estimação permitidos, permite animais, permite animais de estimação, animais bem-vindos,
  animais são bem-vindos, pets são bem-vindos, animais de estimação são bem-vindos, pets permitidos, pets aceitos,
  animais aceitos, animais aceites, aceitam-se animais, pet friendly, pet-friendly, permitido animais,
  permitidos animais, permite pets, são permitidos animais, são aceitos animais, é permitido animais,
  é permitido ter animais > aceitar animais, aceitar animal, permitir animais, permitir animal, admitir animais, admitir animal, animais de estimação, animal de estimação, pets, pet, aceite animais, aceitem animais,
  aceitam animais, que aceite animais, que aceitem animais, que aceitam animais, que aceita animais,
  que aceite animais de estimação, que aceitem animais de estimação, que aceita animais de estimação,
  que aceitam animais de estimação, aceitam animais de estimação, que aceite pets, que aceitem pets, que aceita pets,
  que aceita pet, que aceite pet, aceite pets, aceitem pets, que permita animais, que permitam animais,
  que permite animais, que permitem animais, permita animais, permitam animais, permitem animais,
  que permita animais de estimação, que permitam animais de estimação, com animais, com animais de estimação,
  meu animal, meu pet, meus pets, para animais, tenho pet, tenho pets, tenho um pet, tenho animais,
  tenho animal de estimação, tenho animais de estimação, ter animais, ter pets, ter animais de estimação,
  onde aceitem animais, onde aceitem pets, onde possa ter animais, bichos de estimação, meus bichos, animais
aceita cães : dogs allowed = cães permitidos, aceita cachorro, aceita cachorros, aceita cão, permite cães,
  permite cachorros, cães bem-vindos, cachorros bem-vindos, cachorros permitidos, cães aceites, cães são bem-vindos,
  cachorros são bem-vindos, aceitam-se cães > aceitar cães, aceitar cão, aceitar cachorro, aceitar cachorros, permitir
  cães, permitir cão, permitir cachorro, permitir cachorros, admitir cães, admitir cão, admitir cachorro, admitir
  cachorros, cães, cão, cachorro, cachorros, cachorrinho, aceite cachorro,
  aceite cachorros, aceitem cachorros, aceite cães, aceitem cães, que aceite cachorro, que aceite cachorros,
  que aceitem cachorro, que aceitem cachorros, que aceita cachorro, que aceita cachorros, que aceitam cachorro,
  que aceitam cachorros, que aceite cães, que aceitem cães, que aceita cães, que aceitam cães, que permita cachorro,
  que permita cachorros, que permitam cachorros, que permita cães, que permitam cães, tenho cachorro,
  tenho um cachorro, tenho cachorros, tenho cão, tenho um cão, tenho cães, temos um cachorro, temos cachorro,
  temos um cão, meu cachorro, o meu cachorro, meus cachorros, o meu cão, meu cão, os meus cães, com cachorro, com cão,
  para o meu cão, pro meu cachorro, para meu cachorro, onde aceitem cachorro, tenho dois cachorros, tenho dois cães,
  cadela, minha cadela, minha cachorra, tenho uma cachorra, cachorra
aceita gatos : cats allowed = gatos permitidos, permite gatos, gatos bem-vindos, aceita gato, gatos aceites,
  gatos são bem-vindos, aceitam-se gatos > aceitar gatos, aceitar gato, permitir gatos, permitir gato, admitir gatos, admitir gato, gatos, gato, aceite gatos, aceitem gatos, aceite gato, que aceite gatos,
  que aceite gato, que aceitem gatos, que aceita gatos, que aceita gato, que aceitam gatos, que permita gatos,
  que permitam gatos, tenho gato, tenho um gato, tenho gatos, temos um gato, temos gatos, tenho dois gatos,
  tenho uma gata, meu gato, o meu gato, meus gatos, os meus gatos, minha gata, onde aceitem gatos, gata, com gato,
  gatinho
parque canino : dog park = parque para cães, espaço pet, pet place, cachorródromo, área pet
renovado : renovated = reformado, remodelado, recuperado, restaurado, reabilitado, renovação, remodelação, reforma,
  atualizado, modernizado, totalmente reformado, totalmente remodelado, totalmente renovado, totalmente recuperado,
  completamente reformado, completamente remodelado, completamente renovado, todo reformado, toda reformada,
  recém-reformado, recém reformado, recém-remodelado, recém remodelado, recém-renovado, recém renovado,
  recentemente reformado, recentemente remodelado, recentemente renovado, repaginado, retrofit > reformadinho,
  reformadinha, arrumadinho, arrumadinha, sem precisar de reforma, com obras feitas, obras feitas
cozinha renovada : renovated kitchen = cozinha reformada, cozinha remodelada, cozinha nova, cozinha atualizada,
  cozinha modernizada
para reformar : fixer upper = para remodelar, para renovar, para recuperar, para restaurar, a precisar de obras,
  precisa de obras, precisa de reforma, precisa de reformas, necessita de reformas, precisando de reforma,
  necessita de obras, necessita de reforma, a necessitar de obras, pra reformar, a recuperar, por recuperar,
  a remodelar > que precise de reforma, que precise de obras, que precisa de reforma, que precisa de obras,
  precise de obras, precise de reforma, para fazer obras, com potencial de reforma, para obras, para reabilitar
pronto para morar : move-in ready = pronta para morar, pronto pra morar, pronta pra morar, pronto para habitar,
  pronta para habitar, pronto a habitar, pronta a habitar, pronto para entrar, pronta para entrar, pronto para mudar,
  pronta para mudar, pronto a morar, chave na mão, chaves na mão, pronta entrega > só entrar e morar, é só entrar,
  para entrar e morar, entrar já
construção nova : new construction = nova construção, obra nova, de construção nova, recém-construído,
  recém construído, a estrear, para estrear, por estrear, imóvel novo, em construção, na planta, lançamento,
  prédio novo > novinho em folha, nunca habitado, nunca habitada, zero quilômetro, completamente novo, nova em folha,
  construção recente, de construção recente, novo em folha
mobiliado : furnished = mobilado, mobiliada, com mobília, com móveis, totalmente mobiliado, totalmente mobilado,
  completamente mobiliado, todo mobiliado, toda mobiliada, porteira fechada, mobília incluída, móveis incluídos,
  semimobiliado > equipado e mobilado, com mobiliário, que tenha móveis, mobilhado, mobiliadinho, que venha mobiliado,
  que venha com móveis
sem mobília : unfurnished = sem móveis, não mobiliado, não mobilado, por mobilar
ar condicionado : air conditioning = ar-condicionado, climatização, climatizado, a/c > ac, ar, ar cond, split,
  ar condicionada, ar concicionado, ar condissionado
ar condicionado central : central air = ar central, climatização central
bomba de calor : heat pump
piso aquecido : radiant heat = piso radiante, chão aquecido, pavimento radiante, aquecimento de piso,
  piso com aquecimento
aquecimento central : central heating = aquecimento centralizado, calefação central
varanda : balcony = sacada, varandas > balcão, sacadinha, varandinha, varandão
varanda gourmet < outdoor kitchen, balcony with barbecue, gourmet balcony, covered balcony > varanda com churrasqueira,
  sacada gourmet, sacada com churrasqueira, terraço gourmet
terraço : terrace > terracinho, laje
pátio : patio = pateo
deck : deck = deck de madeira, deque
terraço na cobertura : rooftop deck = rooftop, terraço na laje, laje, solário na cobertura, terraço panorâmico
alpendre : porch = varanda coberta, pórtico, telheiro
jardim de inverno : sunroom = solário, marquise, marquise envidraçada, sala de sol
jardim : garden = jardins > jardinzinho, jardim privativo, jardim privado, área verde
quintal : backyard = jardim nas traseiras, quintal dos fundos, pátio traseiro, traseiras, logradouro > backyard,
  quintalzinho, espaço no fundo, área nos fundos
quintal cercado : fenced yard = terreno murado, jardim vedado, quintal murado, terreno cercado, jardim murado,
  terreno vedado, jardim cercado, totalmente murado, totalmente vedado, murado, todo murado
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
estacionamento subterrâneo : underground parking = garagem subterrânea, garagem no subsolo, parqueamento subterrâneo,
  vaga no subsolo, garagem na cave
garagem anexa : attached garage = garagem integrada, garagem acoplada, garagem ligada à casa
garagem independente : detached garage = garagem separada, garagem à parte
garagem aquecida : heated garage = garagem climatizada
lugar para autocaravana : RV parking = vaga para trailer, vaga para motorhome, espaço para motorhome,
  espaço para trailer, espaço para autocaravana, estacionamento para motorhome, estacionamento para trailer,
  lugar para caravana > motorhome, autocaravana, rv, para o meu motorhome
carregador para carro elétrico : EV charger = carregador de carro elétrico, carregador elétrico, ponto de recarga,
  ponto de carregamento, carregador de veículo elétrico, carregador para veículo elétrico,
  carregador de veículos elétricos, carregador para veículos elétricos, tomada para carro elétrico,
  posto de carregamento > carregador ev, carregador tesla, carregador de carros elétricos,
  carregador para carros elétricos, carregamento de carro elétrico, carregador para carro eléctrico,
  carregador de carros eléctricos, carregar carro elétrico, estação de carregamento
oficina : workshop = oficina de trabalho > uma oficina, espaço para oficina
barracão : shed = casinha de ferramentas, casa de ferramentas, anexo de arrumos, galpão,
  casa de arrumos > quarto de ferramentas
arrecadação : storage = depósito privativo, espaço de armazenamento, armazenamento, arrumos, hobby box, arrecadações,
  quarto de arrumos, despejo > espaço para guardar coisas, muito espaço de arrumação, arrumação, armários para guardar
celeiro : barn = estábulo, cocheira, curral
para cavalos : horse property = instalações para cavalos, baias, propriedade equestre, haras, equestre > cavalos,
  cavalo, ter cavalos, para ter cavalos, espaço para cavalos, onde possa ter cavalos, picadeiro
painéis solares : solar panels = painel solar, energia solar, placas solares, painéis fotovoltaicos, fotovoltaico,
  energia fotovoltaica > placa solar, solares, aquecimento solar
eficiência energética : energy efficient = energeticamente eficiente, baixo consumo, certificado energético a,
  energy star, boa eficiência energética
casa inteligente : smart home = domótica, automação residencial, casa automatizada, automação > smart home, automatizado
sistema de segurança : security system = alarme, sistema de alarme, câmeras de segurança, câmaras de segurança,
  cerca elétrica, videovigilância, circuito de câmeras
condomínio fechado : gated community = em condomínio, em condomínio fechado, condomínio privado, condomínio privativo,
  urbanização fechada, loteamento fechado, residencial fechado, dentro de condomínio > num condomínio,
  num condomínio fechado, no condomínio fechado, condomínio com portaria, gated, de condomínio fechado,
  condomínios fechados
portaria : doorman = portaria 24 horas, portaria 24h, porteiro, porteira, concierge, zelador, recepção 24 horas,
  portaria presencial, portaria remota
elevador : elevator = elevadores, ascensor > elevadô, lift
academia : gym = ginásio, sala de fitness, sala de ginástica, fitness, academia de ginástica > academía, gym,
  sala de musculação
salão de festas : clubhouse = salão de eventos, clube, sede social, espaço de festas, clubhouse, sala de condomínio,
  espaço gourmet
área de lazer < clubhouse, community pool, playground, recreation area, amenities, swimming pool, tennis court > lazer,
  lazer completo, área de lazer completa, zona de lazer, com lazer, clube de lazer, espaço de lazer
quadra de tênis : tennis court = campo de ténis, court de ténis, quadra de ténis, campo de tênis, tênis,
  ténis > quadra de tenis
quadra de basquete : basketball court = campo de basquete, campo de basquetebol, quadra de basquetebol,
  quadra poliesportiva, quadra esportiva, quadra
quadra de pickleball : pickleball court = campo de pickleball, pickleball
parquinho : playground = playground, parque infantil, brinquedoteca, espaço kids, área infantil, parquinho infantil,
  espaço infantil > play
campo de golfe : golf course = golfe, campo de golf, golf
piso de madeira : hardwood floors = pisos de madeira, chão de madeira, soalho, soalho de madeira, parquet, parquete,
  assoalho, assoalho de madeira, taco, tacos, tacos de madeira, pavimento de madeira, madeira maciça, chão em madeira
piso de cerâmica : tile floors = piso cerâmico, chão cerâmico, azulejo, azulejos, porcelanato, piso frio, mosaico,
  piso de porcelanato, chão de mosaico, ladrilho, pavimento cerâmico
carpete : carpet = alcatifa, carpetado, alcatifado
bancada de granito : granite countertops = granito, bancadas de granito, bancada em granito, tampo de granito
bancada de quartzo : quartz countertops = quartzo, bancadas de quartzo, bancada em quartzo
mármore : marble
eletrodomésticos em inox : stainless steel appliances = aço inoxidável, inox, aço inox,
  eletrodomésticos de aço inoxidável, eletrodomésticos inox
fogão a gás : gas stove = fogão à gás, placa a gás, cooktop a gás
lava-louças : dishwasher = lava louças, lava-louça, máquina de lavar louça, máquina de lavar loiça, máquina da loiça,
  lava-loiça elétrica
máquina de lavar e secar : washer and dryer = lava e seca, lavadora e secadora, máquina de lavar e de secar,
  máquina de lavar roupa e secadora, máquinas de lavar e secar > máquina de lavar, máquina de lavar roupa, secadora,
  secador de roupa, lava-roupa, máquina de secar
lavanderia : laundry = lavandaria, área de serviço, zona de lavandaria, espaço de lavanderia, tanque
closet : walk-in closet = walk-in closet, walk in closet, roupeiro walk-in, quarto de vestir, closets > closet grande,
  closé
despensa : pantry = copa despensa
ilha na cozinha : kitchen island = ilha de cozinha, cozinha com ilha, cozinha em ilha, ilha central > ilha
copa : eat-in kitchen = cozinha com copa, copa-cozinha, copa cozinha, cozinha com espaço para refeições, sala de almoço
cozinha grande : big kitchen = cozinha ampla, cozinha espaçosa, grande cozinha, ampla cozinha
cozinha gourmet : chef's kitchen = cozinha de chef, cozinha profissional
conceito aberto : open floor plan = planta aberta, cozinha americana, cozinha aberta, cozinha integrada,
  ambientes integrados, sala integrada, open space, plano aberto, espaço aberto, cozinha em open space,
  conceito open space, sala e cozinha integradas
pé-direito alto : high ceilings = pé direito alto, teto alto, tetos altos, tectos altos, pé direito duplo,
  pé-direito duplo, tecto alto
teto abobadado : vaulted ceilings = tetos abobadados, tectos abobadados, teto catedral
claraboia : skylight = clarabóia, janela de teto
luz natural : natural light = muita luz, luminoso, iluminado, bem iluminado, muito luminoso, muita luz natural,
  ensolarado, solarengo, soalheiro, boa exposição solar, sol da manhã, face norte, nascente,
  bastante claridade > muito sol, bom sol, clarinho, com luz, sol
suíte : master suite = suíte principal, suíte master, suite, quarto em suíte, quarto suíte, suíte de casal > uma suíte,
  1 suíte, sendo uma suíte, sendo 1 suíte, com uma suíte, com 1 suíte, quarto com banheiro, quarto com casa de banho,
  sendo 2 suítes, sendo duas suítes, sendo 3 suítes, sendo três suítes, uma suite, 1 suite, sendo uma suite,
  sendo 1 suite, sendo 2 suites, um em suíte, banheiro na suíte, quarto com casa de banho privativa, um deles suíte
quarto no térreo : main floor bedroom = quarto no rés-do-chão, quarto no piso térreo, suíte no térreo,
  quarto no piso principal, quarto embaixo, quarto no andar de baixo, quarto no r/c, suíte no rés-do-chão
casa para sogra : mother-in-law suite = anexo, edícula, apartamento independente, unidade acessória, adu,
  casinha nos fundos, casa nos fundos, anexo independente, suíte para sogra, casa da sogra, apartamento anexo,
  t1 independente, apartamento da sogra
casa de hóspedes : guest house = casa de visitas, casinha de hóspedes, casa para hóspedes
quarto de hóspedes : guest room = quarto de visitas, quarto para hóspedes, quarto para visitas
escritório em casa : home office = escritório, home office, espaço para trabalhar, espaço de trabalho,
  sala de trabalho, gabinete, escritórios > com escritório, para teletrabalho, teletrabalho, para trabalhar de casa,
  trabalhar de casa, trabalhar em casa, um escritório, para trabalhar em casa
sala de jogos : bonus room = salão de jogos, sala de recreação, sala extra, quarto extra, sala de brincar, espaço extra
sala de família : family room = sala de estar íntima, sala familiar, sala íntima, sala de tv
sala de cinema : media room = cinema em casa, home theater, home cinema, sala multimídia, sala de home theater
sala de jantar : dining room = sala de jantar formal, sala de refeições
sala de estar : living room = sala, sala comum, living, sala ampla, salão, sala de visitas
lavabo : powder room = meio banheiro, casa de banho de serviço, lavabos, casa de banho social, wc social
banheira : soaking tub = banheira de imersão, banheira grande, banheira vitoriana
chuveiro amplo : walk-in shower = duche walk-in, box amplo, base de duche, poliban, ducha ampla
pia dupla : double vanity = duas cubas, cuba dupla, lavatório duplo, dois lavatórios, bancada com duas cubas
acessível para cadeira de rodas : wheelchair accessible = acessível a cadeira de rodas, acessível para cadeirante,
  acessível para cadeirantes, acesso para cadeira de rodas, acesso a cadeira de rodas, adaptado para cadeira de rodas,
  adaptado a cadeira de rodas, adaptado para cadeirantes, acessível, adaptado, acessibilidade,
  adaptado para pessoas com deficiência, acessível para pessoas com deficiência, acesso para pessoas com deficiência,
  acesso para deficientes, adaptado para deficientes, adaptado a mobilidade reduzida,
  adaptado a pessoas com mobilidade reduzida, acessível a pessoas com mobilidade reduzida,
  acessos para mobilidade reduzida, mobilidade reduzida, rampa para cadeira de rodas, rampa de acesso,
  rampa > cadeira de rodas, cadeiras de rodas, para cadeira de rodas, uso cadeira de rodas, sou cadeirante, com rampa,
  acessível para cadeiras de rodas, para cadeirante, cadeirante, acessível a cadeiras de rodas, acesso para cadeirante,
  acesso para cadeirantes, adaptado para cadeirante, cadeirantes
sem degraus : step-free = sem escadas, sem escada, sem barreiras, sem barreiras arquitetónicas,
  sem barreiras arquitetônicas, acesso sem degraus, acesso sem escadas, entrada sem degraus, acesso plano,
  entrada ao nível, entrada nivelada
chuveiro adaptado : roll-in shower = duche adaptado, chuveiro acessível, banheiro adaptado, casa de banho adaptada,
  duche acessível
barras de apoio : grab bars = barra de apoio, corrimão no banheiro
${buildingRows}`
