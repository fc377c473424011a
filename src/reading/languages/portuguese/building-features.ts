/** The rows of features.ts about how a building is made and styled, its terms, and what is near. */
export const buildingRows = `um só piso : single story = de um andar, um andar só, de um só andar, de um piso, de um só piso, um piso só,
  tudo em um nível, um nível, de um nível, um só nível, de um só nível, térrea, um único piso, de um único piso,
  tudo num piso, de um pavimento, um pavimento > num só piso, em um só nível, num só nível, 1 andar, de 1 andar,
  de 1 piso, 1 piso, com um andar, tudo no mesmo piso, um andar apenas
dois andares : two story = de dois andares, de dois pisos, dois pisos, de 2 andares, de 2 pisos, 2 pisos, 2 andares,
  dois pavimentos, de dois pavimentos, 2 pavimentos > com dois andares, com dois pisos, em dois andares, em dois pisos,
  com 2 pisos, com 2 andares
meio nível : split level = níveis desencontrados, meios pisos, desnivelado
térreo : ground floor = rés-do-chão, rés do chão, r/c, piso térreo, andar térreo, no térreo > no rés-do-chão,
  no rés do chão, no andar térreo, no piso térreo, primeiro andar, primeiro piso, no primeiro andar, no primeiro piso,
  no r/c
último andar : top floor = último piso, andar alto, andares altos, piso alto > no último andar, no último piso,
  andar mais alto
unidade de esquina : corner unit = de esquina, na esquina, esquina, apartamento de canto, de canto, de gaveto
lote de esquina : corner lot = terreno de esquina, terreno de gaveto, lote de gaveto
rua sem saída : cul-de-sac = beco sem saída, cul de sac, praceta
tranquilo : quiet = silencioso, sossegado, rua tranquila, zona tranquila, bairro tranquilo, região tranquila, calmo,
  rua calma, zona calma, rua sossegada, lugar tranquilo, local tranquilo, rua silenciosa, zona sossegada,
  pacato > sem barulho, pouco barulho, sem ruído, pouco ruído, que não seja barulhento, tranquilinho, lugar calmo,
  sossego
privado : private = privacidade, privativo, muita privacidade, reservado
cobertura : penthouse = cobertura duplex, penthouse, cobertura linear, ático
rancho : ranch = estilo rancho, fazenda
quinta : farm = sítio, chácara, casa de fazenda, herdade, casa rural, propriedade rural, quintinha > roça,
  monte alentejano, quintas, chácaras, sítios, farm
ponto comercial : commercial = comercial, loja, sala comercial, espaço comercial, imóvel comercial, armazém,
  escritório comercial
craftsman : craftsman = estilo craftsman
colonial : colonial = estilo colonial
vitoriano : victorian = estilo vitoriano
meados do século : mid-century = mid century, estilo mid century, mid-century
moderno : modern = contemporâneo, estilo moderno, estilo contemporâneo, arquitetura moderna, arquitetura contemporânea
histórico : historic = de época, patrimônio histórico, património histórico, tombado, com valor histórico, senhorial,
  centenário
luxo : luxury = de luxo, luxuoso, alto padrão, de alto padrão, alto luxo, exclusivo, altíssimo padrão,
  gama alta > premium, luxury, chique
tijolo : brick = de tijolo, tijolos, fachada de tijolo, em tijolo
tijolo aparente : exposed brick = tijolo à vista, tijolinho à vista, tijolinho aparente, parede de tijolos
estuque : stucco
casa de madeira : log home = cabana de madeira, casa de troncos, chalé de madeira, cabana de troncos
telhado de metal : metal roof = telhado metálico, cobertura metálica
telhado novo : new roof = cobertura nova, telhado recente, telhado trocado
janelas novas : new windows = vidros duplos, vidro duplo, janelas de vidro duplo, caixilharia nova, janela antirruído,
  esquadrias novas, janelas antirruído
poço : well = poço artesiano, furo, furo de água, água de poço, água de furo
fossa séptica : septic = fossa, sistema séptico
contas incluídas : utilities included = despesas incluídas, água e luz incluídas, contas inclusas, despesas inclusas,
  água e luz inclusas, tudo incluído, tudo incluso, luz e água incluídas, consumos incluídos,
  contas já incluídas > com contas incluídas, com despesas incluídas, com tudo incluído, com tudo incluso,
  que inclua água e luz, que inclua as contas, com contas inclusas, com as contas incluídas
internet de alta velocidade : high-speed internet = internet, wifi, wi-fi, fibra ótica, fibra óptica, fibra,
  banda larga, internet rápida > wi fi, com internet
arrendamento temporário : short-term lease = aluguel por temporada, aluguel de temporada, aluguel temporário,
  arrendamento de curta duração, contrato curto, contrato flexível, curta duração, curto prazo, aluguel de curto prazo,
  mês a mês, contrato mensal, alojamento local > por temporada, temporário, por poucos meses, curta temporada,
  contrato mês a mês, arrendamento de curto prazo
aluguel com opção de compra : rent to own = opção de compra, com opção de compra, arrendamento com opção de compra,
  aluguer com opção de compra, leasing imobiliário, locação com opção de compra > alugar com opção de compra,
  arrendar com opção de compra, opção de comprar depois
financiamento do proprietário : owner financing = financiamento direto com o proprietário, financiamento do vendedor,
  direto com o proprietário, proprietário financia, financiado pelo proprietário,
  financiamento direto > parcelamento direto, parcelado direto com o dono, o dono financia, financiado pelo dono
retomado pelo banco : foreclosure = imóvel retomado, imóvel de banco, imóveis de banco, do banco, da banca,
  imóvel da banca, imóveis da banca, penhorado, execução hipotecária, imóveis retomados, hipoteca executada,
  hasta pública > leilão, em leilão, leilões, penhora, de leilão, foreclosure, imóvel de leilão, retomado
venda abaixo da dívida : short sale = short sale
hipoteca transferível : assumable loan = financiamento transferível, empréstimo transferível, hipoteca assumível,
  financiamento assumível
comunidade 55+ : 55+ community = comunidade para maiores de 55, maiores de 55, 55 ou mais, mais de 55 anos, 55 e mais,
  comunidade de 55 anos ou mais, comunidade 55 anos ou mais, 55 anos ou mais, comunidade de maiores de 55,
  comunidade sênior, comunidade sénior, residência sênior, residência sénior, condomínio 55+,
  comunidade para idosos > comunidade 55, para maiores de 55 anos, maiores de 55 anos, 55+, comunidades 55+, 55 mais,
  residencial sênior
Seção 8 aceita : Section 8 accepted = aceita seção 8, aceita section 8, section 8, seção 8, secção 8, aceita secção 8,
  vale-moradia, vale moradia, vouchers de moradia, voucher de habitação > aceite seção 8, aceitem seção 8,
  que aceite seção 8, que aceitem seção 8, que aceita seção 8, que aceitam seção 8, que aceite section 8,
  que aceitem section 8, que aceita section 8, aceite section 8, aceitem section 8, com seção 8, voucher da seção 8,
  voucher section 8, seção oito, que aceite secção 8, que aceitem secção 8, que aceitem vouchers, voucher, vouchers
perto de um parque : near park = perto do parque, junto ao parque, parque próximo, ao lado do parque, parque,
  próximo ao parque, próximo de um parque, próximo a um parque > perto de parques, parques, parques por perto,
  um parque perto, parque perto, ao lado de um parque, junto a um parque, perto de algum parque, parque por perto
perto de escolas : near school = perto da escola, perto de uma escola, perto de colégios, perto do colégio,
  escola próxima, escolas próximas, próximo a escolas, próximo de escolas, próximo à escola,
  próximo a colégios > escolas, escola, colégio, colégios, escolas perto, escola perto, escolas por perto,
  perto de alguma escola, perto da universidade, perto da faculdade, junto a uma escola, creche, perto de creche,
  perto de creches, perto de um colégio, escola por perto, colégios perto
perto do transporte público : near transit = transporte público, perto de transporte público, perto do metrô,
  perto do metro, perto de metrô, perto de metro, próximo ao metrô, próximo do metrô, próximo ao metro,
  próximo do metro, estação de metrô, estação de metro, estação de trem, estação de comboio, estação de comboios,
  paragem de autocarro, ponto de ônibus, parada de ônibus, ao lado do metrô, ao lado do metro, perto do trem,
  perto do comboio, perto da estação, transportes públicos, bem servido de transportes, boa rede de transportes, metrô,
  próximo à estação > ônibus, autocarro, autocarros, trem, comboio, comboios, perto de transportes,
  perto dos transportes, transportes, metrô perto, metro perto, perto de uma estação, perto de uma estação de metrô,
  perto de uma estação de metro, perto da estação de metrô, perto da estação de metro, perto da estação de trem,
  perto de uma estação de trem, perto da estação de comboio, perto de uma estação de comboio, perto do ônibus,
  perto de ponto de ônibus, perto de um ponto de ônibus, perto do ponto de ônibus, perto de uma paragem de autocarro,
  perto da paragem de autocarro, perto do autocarro, perto de ônibus, bonde, elétrico, vlt, transporte por perto,
  bem servida de transportes, pertinho do metrô, pertinho do metro, perto de transportes públicos,
  perto dos transportes públicos
perto de lojas : near shopping = lojas, comércio, comércios, centro comercial, shopping, perto de comércio,
  perto do comércio, perto do shopping, próximo ao shopping, supermercado, zona comercial,
  perto de um centro comercial, perto do centro comercial > mall, perto de supermercado, perto de supermercados,
  supermercados, perto do supermercado, perto de um supermercado, mercado perto, perto do mercado, perto de mercado,
  comércio perto, comércio por perto, lojas perto, perto de um shopping, perto de shopping, perto de shoppings,
  comércio local, padaria, perto de padaria
perto de restaurantes : near restaurants = restaurantes > restaurantes perto, bares e restaurantes,
  perto de bares e restaurantes, perto de cafés
perto da praia : near beach = praia próxima, acesso à praia, próximo à praia, próximo da praia, a passos da praia,
  perto do mar, a poucos metros da praia, a dois passos da praia > praia, praias, perto de uma praia, perto de praias,
  praia perto, pertinho da praia, quadra da praia, perto de alguma praia, pertinho do mar
perto do lago : near lake = junto ao lago, acesso ao lago, próximo ao lago, próximo do lago > lago, perto de um lago,
  lago perto, ao lado do lago, perto da lagoa, lagoa
perto de trilhas : near trails = trilhas, trilhos pedestres, ciclovia, trilha, percursos pedestres,
  caminhos pedestres > perto de ciclovia, perto de trilha, para caminhadas, trilhos, perto de trilhos, caminhadas
perto de um hospital : near hospital = hospital, perto do hospital, próximo ao hospital > perto de hospitais,
  perto de hospital, hospitais, próximo de um hospital
perto da rodovia : near freeway = acesso à rodovia, perto da autoestrada, acesso à autoestrada, rodovia, autoestrada,
  auto-estrada, acesso à auto-estrada, bons acessos, próximo da autoestrada > perto da estrada principal,
  perto da via rápida, acesso rápido à autoestrada, acesso rápido à rodovia, perto da freeway, via rápida, marginal
centro : downtown = centro da cidade, no centro da cidade, centro histórico, zona central, região central,
  zona histórica, baixa da cidade > no centro, em pleno centro, central, perto do centro, perto do centro da cidade,
  o centro, downtown, no downtown, zona do centro, pertinho do centro, bem no centro, na baixa
igreja : church > perto de uma igreja, perto da igreja, perto de igreja
sinagoga : synagogue > perto de uma sinagoga, perto da sinagoga
mesquita : mosque > perto de uma mesquita, perto da mesquita
varanda ao redor : wraparound porch = varanda em toda a volta, alpendre a toda a volta
churrasqueira : outdoor kitchen = barbecue, grelhador, barbacue, churrasqueiras, espaço de churrasco,
  área de churrasco, zona de churrasco, forno de pizza, cozinha externa, cozinha exterior > churrasco, fazer churrasco,
  bbq, para fazer churrasco, quiosque com churrasqueira, grelha
bar : wet bar = barzinho, minibar
armários embutidos : built-ins = armário embutido, armários planejados, móveis planejados, planejados,
  roupeiros embutidos, roupeiro, roupeiros, roupeiro embutido, marcenaria planejada, cozinha planejada,
  guarda-roupa embutido
portas francesas : French doors
biblioteca : library
lago de carpas : koi pond = tanque de carpas, lago com peixes
árvores : mature trees = arborizado, árvores adultas, terreno arborizado, bosque, mata
árvores de fruto : fruit trees = árvores frutíferas, pomar, frutíferas, árvores de frutas, árvores frutais, horta
rega automática : sprinklers = sistema de rega, irrigação, irrigação automática, sistema de irrigação, aspersores
proibido fumar : non-smoking = não fumadores, não fumantes, livre de fumo, não é permitido fumar, para não fumantes,
  para não fumadores > sem fumaça, sem fumantes, sem fumadores, sem fumo
galinheiro : chicken coop = capoeira
canil : dog run
banheiros renovados : renovated bathrooms = banheiros reformados, banheiro reformado, banheiro renovado,
  casa de banho remodelada, casas de banho remodeladas, casa de banho renovada, casas de banho renovadas
piso vinílico : vinyl plank floors = pisos vinílicos, piso laminado, chão vinílico, pavimento vinílico, laminado,
  chão flutuante, pavimento flutuante
sala de bilhar : game room
hall de entrada : mudroom = vestíbulo, hall, átrio
permitido fumar : smoking allowed = é permitido fumar, fumantes, fumadores > que permita fumar, onde se possa fumar,
  para fumantes, para fumadores
`
