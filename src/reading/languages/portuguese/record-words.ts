import type { RecordWords } from '../tables/record-words.ts'

/** How Portuguese tells what a record says: words of listings, by the English ones that mean the same. */
export const portugueseRecord: RecordWords = {
  listingWords: `
hardwood floors = piso de madeira, pisos de madeira, soalho, soalho de madeira, chão de madeira, assoalho,
    assoalho de madeira, parquet, parquê
tile floors = piso frio, piso cerâmico, azulejos, ladrilhos, piso de cerâmica, pisos cerâmicos
carpet = carpete, alcatifa
laminate = laminado, piso laminado
granite = granito, de granito, bancadas de granito, bancada de granito
quartz = quartzo, de quartzo
marble = mármore, de mármore
counters = bancada, bancadas, tampo, tampos
stainless = aço inox, aço inoxidável, inox
appliances = eletrodomésticos, eletrodoméstico, aparelhos
brick = tijolo, de tijolo, tijolos
stone = pedra, de pedra
fireplace = lareira, lareiras
walk-in closet = closet, closets, closet tipo vestiário, quarto de vestir
vaulted ceilings = pé-direito alto, pé direito alto, tetos altos, teto alto, tetos abobadados
skylights = claraboia, claraboias
natural light / light filled / sunny / bright = luz natural, muita luz, bastante luz, luz, clara, claro, ensolarada, ensolarado, soalheira, luminosa,
    luminoso, luz natural, iluminada, cheia de luz
corner lot = lote de esquina, terreno de esquina, terreno de gaveto
cul-de-sac = rua sem saída, beco sem saída
end of = no fim, no final
fenced = cercado, cercada, vedado, vedada, murado, cerca
backyard / yard / garden = quintal, jardim, jardim nos fundos, quintal nos fundos, jardim traseiro
deck = deck, deque, terraço
covered = coberto, coberta, cobertos, cobertas
patio = pátio, pátios
balcony = varanda, sacada, balcão, varandas
porch = alpendre, varanda, pórtico
shed = galpão, galpão de jardim, barracão, telheiro, casinha de jardim
fruit trees = árvores frutíferas, árvores de fruto, fruteiras
mature trees = árvores maduras, árvores adultas
trees = árvores, árvore
basement = porão, cave, subsolo
finished = acabado, acabada, terminado, finalizado
unfinished = inacabado, não acabado, por acabar
separate entrance = entrada independente, entrada própria, entrada separada
mountain view / view of the mountains / mountain views = vista para as montanhas, vista para a montanha, vista
    da serra, vista das montanhas, as montanhas
water view = vista para a água
lake view = vista para o lago, vista do lago
city view = vista para a cidade, vista da cidade
pets allowed / pet friendly / pets welcome / pets ok = aceita animais, aceitam animais, aceita animais de
    estimação, animais permitidos, animais são permitidos, animais bem-vindos, animais são bem-vindos, permite
    animais, aceitam-se animais
renovated / remodeled / updated / refurbished = reformado, reformada, reformados, reformadas, renovado,
    renovada, renovados, renovadas, remodelado, remodelada, modernizado, modernizada, atualizado, atualizada
roof = telhado, telhados, cobertura
windows = janelas, janela
living room = sala, sala de estar
dining room = sala de jantar
family room = sala da família, sala íntima
home office / office / study / den = escritório
bonus room = cômodo extra, sala extra
laundry / laundry room / utility room = lavanderia, área de serviço
pantry = despensa
kitchen island / island = ilha, ilha de cozinha
breakfast nook / eat-in kitchen = copa, canto de café da manhã
open floor plan / open concept / open plan = planta aberta, conceito aberto, ambiente integrado
air conditioning = ar-condicionado, ar condicionado
heat pump = bomba de calor
rambler / single story / one story / single level = térrea, térreo, de um andar, de um só andar, de um piso
two story = de dois andares, de dois pisos, sobrado
craftsman = estilo craftsman
storage = armazenamento, arrumos, espaço de armazenamento
furnished = mobiliado, mobiliada, mobilado
quiet street = rua tranquila, rua calma
swimming pool / pool = piscina
remodeled kitchen / updated kitchen / renovated kitchen = cozinha reformada, cozinha renovada
harbour / harbor = porto
updated bathrooms / remodeled bathrooms / renovated bathrooms = banheiros reformados, banheiros foram
    reformados, casas de banho renovadas, banheiros renovados
double-pane windows / double pane / double glazed = vidro duplo, vidros duplos
tankless water heater / tankless = aquecedor de passagem
crown molding = molduras, sancas
sprinkler / irrigation = irrigação, aspersores
main floor = térreo, rés-do-chão
upstairs / upper level = andar de cima, piso superior
breakfast bar = balcão de café da manhã
new roof / newer roof = telhado novo, telhado é novo, novo telhado
new kitchen = cozinha nova, nova cozinha
new windows / newer windows = janelas novas, novas janelas
new furnace / newer furnace = caldeira nova
gym / fitness center / fitness room / exercise room = academia, ginásio, sala de ginástica
doorman / concierge = porteiro, portaria, zelador
elevator / lift = elevador, elevadores
washer / washing machine = máquina de lavar roupa, máquina de lavar, lavadora, lavadoras
dryer / drier = secadora, secadoras, máquina de secar
dishwasher = lava-louças, máquina de lavar louça
ceiling fans / ceiling fan = ventilador de teto, ventiladores de teto
gas range / gas stove / gas cooktop = fogão a gás
furnace / boiler / forced air / gas heat / radiators = caldeira, fornalha
wood burning / wood stove / burns wood = a lenha
oak = carvalho, de carvalho
copper = cobre, de cobre
plumbing / pipes = encanamento, tubulação, canalização
storage locker / storage unit = depósito privativo, armário de depósito
rooftop / roof terrace / roof deck = terraço na cobertura, rooftop
bike / bicycle / bikes = bicicleta, bicicletas
solar panels / solar = painéis solares, placas solares, painéis fotovoltaicos
charger / charging / ev = carregador, ponto de recarga
electric meter / electric meters = medidor de luz, medidores de luz, medidores de energia
alley = beco, viela
bay = baía
courtyard = pátio interno, pátio
barbecue / bbq / grill = churrasqueira
exposed brick = tijolo aparente, tijolos aparentes, tijolo à vista
pine / pines = pinheiros, pinheiro
level lot / flat lot / level one acre / level acre = terreno plano, lote plano, lote é plano, terreno é plano
paved road / paved street = estrada asfaltada, rua asfaltada, estrada pavimentada, rua pavimentada
face north / north facing / northern exposure = voltadas para o norte, voltado para o norte
face south / south facing / southern exposure = voltadas para o sul, voltado para o sul
face east / east facing / eastern exposure = voltadas para o leste
face west / west facing / western exposure = voltadas para o oeste
raised beds / garden beds / raised garden beds = canteiros elevados, canteiros
bathtub / tub / soaking tub = banheira
shower = chuveiro, ducha
attic = sótão
driveway = entrada de carros
lawn = gramado, relvado
lake = lago
river = rio
beach = praia
cats = gato, gatos
dogs = cachorro, cachorros, cão, cães
smoking = fumar, fumantes
hurricane windows / impact windows / storm windows = janelas antifuracão, janelas contra furacões
primary bedroom / master bedroom / primary suite / master suite = quarto principal
primary suite / master suite / owner suite = suíte principal, suíte master
guest room / guest bedroom = quarto de hóspedes
guest house / casita = casa de hóspedes
hot tub / jacuzzi / spa = banheira de hidromassagem, jacuzzi
heated pool = piscina aquecida
soil report = laudo do solo, estudo do solo
upstairs / upper level / upper floor = andar superior, em cima
detached garage / garage is detached = garagem separada, garagem independente
attached garage / garage is attached = garagem anexa
needs work / needs cosmetic / cosmetic work = reparos estéticos, pequenos reparos
cascades / mountains = cordilheira`,
  events: {
    built: 'construi*, construcao, edificad*, erguid*, data',
    renewed: `reform*, renov*, remodel*, moderniz*, atualiz*, troc*, substitu*, novo, nova, novos, novas,
      instal*, restaur*`,
    traded: 'vendid*, vendeu, compr*, venda, anunci*, publicad*, alugad*, arrendad*, dono*, proprietari*',
  },
  parts: {
    roof: 'telhado*',
    kitchen: 'cozinha*',
    bath: 'banheiro*, casa de banho, casas de banho',
    windows: 'janela*',
    heating: 'caldeira*, aquecimento, bomba de calor',
    garage: 'garagem, garagens',
    floors: 'piso, pisos, soalho, chao',
    basement: 'porao, subsolo',
    outside: 'deck, terraco*, cerca*, alpendre*',
    living: 'sala, salas',
    bedroom: 'quarto, quartos, suite*',
    wiring: 'fiacao, encanamento',
  },
  inside: 'em, no, na, nos, nas',
  timeUnits: 'anos de idade, anos, semanas, semana, meses, dias, horas',
  ties: `sai a, sai por, fica em, fica a, da um total de, soma, remonta a, data de, chega a, pedem por, pede-se,
      pedem, voce leva, leva, consegue, recebe, custa no total, tem um preco de, com preco de, anunciada por,
      anunciado por, erguida em, erguido em, foi erguida, foi erguido, erigida em, levantada em, conta com, dispoe de,
      oferece, possui, fica num terreno, fica em um terreno, assenta num terreno, espalha-se por, distribuidos por,
      pelo que vejo, pelo que leio, ate onde sei, ate onde vejo, se nao me engano, salvo engano, ao que parece, ao que
      tudo indica, pelo visto, segundo consta, decada, decada de, decada dos, de area, de terreno, de area util,
      cabem, cep, numero mls, em cidades diferentes, cidades diferentes, mesma cidade, em contrapartida, por sua vez,
      ja a`,
  exclusives: `a unica casa, a unica propriedade, o unico imovel, o unico apartamento, a unica opcao, a unica
    com, a unica que, o unico com, o unico que, nenhuma outra casa, nenhum outro imovel`,
  ofShown: `das duas, das tres, das quatro, destas, destes, delas, deles, dos dois, entre elas, entre
    estas, da lista, de todas`,
  near: `cerca de, aproximadamente, por volta de, quase, uns, umas, em torno de, perto de, mais ou menos, na casa
      dos, na faixa dos, na faixa de, a volta de, arredondando, ha cerca de, coisa de`,
  above: `mais de, acima de, um pouco mais de, pouco mais de, ligeiramente acima de, pouco acima de, logo acima
      de, supera, supera os, passa de, passa dos, superior a, pelo menos, no minimo`,
  below: `menos de, abaixo de, um pouco menos de, pouco menos de, ligeiramente abaixo de, pouco abaixo de, logo
      abaixo de, nao chega a, nao chega aos, nao passa de, nao passa dos, inferior a, no maximo, ate`,
  behind: {
    near: 'aproximadamente, mais ou menos, arredondando',
    above: 'e pouco, e tanto',
    below: 'ou menos, no maximo',
  },
  deniedBehind: `nao sao permitidos, nao sao aceitos, nao sao aceites, nao sao bem-vindos, nao se aceitam, nao
    se permitem, sao proibidos, proibidos, nao esta incluido, nao esta incluida, falta, nao existe`,
}
