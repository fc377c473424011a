import type { RecordWords } from '../tables/record-words.ts'

/** How Spanish tells what a record says: words of listings, by the English ones that mean the same. */
export const spanishRecord: RecordWords = {
  listingWords: `
hardwood floors = suelos de madera, suelo de madera, pisos de madera, piso de madera, parque, parqué, tarima,
    tarima de madera, madera noble
tile floors = suelos de baldosa, suelo de baldosa, baldosas, baldosa, azulejos, suelos de cerámica
carpet = moqueta, alfombra, alfombrado
laminate = laminado, suelo laminado, tarima flotante
granite = granito, de granito, encimeras de granito, encimera de granito
quartz = cuarzo, de cuarzo
marble = mármol, de mármol
counters = encimera, encimeras, mesada, mesadas
stainless = acero inoxidable, acero inox, inox
appliances = electrodomésticos, electrodoméstico, aparatos
brick = ladrillo, de ladrillo, ladrillos
stone = piedra, de piedra
fireplace = chimenea, chimeneas, hogar a leña
walk-in closet = vestidor, vestidores, armario vestidor
vaulted ceilings = techos altos, techo alto, techos abovedados, techo abovedado
skylights = claraboya, claraboyas, tragaluz, tragaluces, lucernario, lucernarios
natural light / light filled / sunny / bright = luz natural, mucha luz, luz, luminosa, luminoso, luminosas, luminosos, soleada, soleado,
    soleadas, luz natural, mucha luz, llena de luz
corner lot = parcela en esquina, parcela de esquina, terreno en esquina, terreno de esquina, lote en esquina,
    lote de esquina, solar en esquina, en esquina
cul-de-sac = calle sin salida, callejón sin salida, fondo de saco, calle cerrada
end of = al final, final
fenced = vallado, vallada, cercado, cercada, vallados, cerca, valla
backyard / yard / garden = patio trasero, jardín trasero, patio, jardín, jardín de atrás
deck = terraza, terraza de madera, plataforma de madera, deck
covered = cubierta, cubierto, techada, techado, cubiertas
patio = patio, patios, terraza
balcony = balcón, balcones
porch = porche, porches, galería, veranda
shed = cobertizo, cobertizos, cobertizo de jardín, caseta, caseta de jardín, trastero de jardín
fruit trees = árboles frutales, frutales
mature trees = árboles maduros, árboles adultos, árboles grandes
trees = árboles, árbol
basement = sótano, sótanos
finished = terminado, terminada, acabado, acabada, acondicionado, habilitado
unfinished = sin terminar, sin acabar
separate entrance = entrada independiente, entrada propia, entrada separada, acceso independiente
mountain view / view of the mountains / mountain views = vistas a las montañas, vista a las montañas, vistas a
    la montaña, vista a la montaña, las montañas, vista de las montañas
water view = vistas al agua, vista al agua
lake view = vistas al lago, vista al lago
city view = vistas a la ciudad, vista a la ciudad
pets allowed / pet friendly / pets welcome / pets ok = se admiten mascotas, se aceptan mascotas, admite
    mascotas, acepta mascotas, se permiten mascotas, permite mascotas, mascotas son bienvenidas, mascotas
    bienvenidas, admiten mascotas, aceptan mascotas, permiten mascotas, mascotas permitidas
renovated / remodeled / updated / refurbished = reformado, reformada, reformados, reformadas, renovado,
    renovada, renovados, renovadas, actualizado, actualizada, modernizado, modernizada, rehabilitada, remodelado,
    remodelada, se reformó, se renovó
roof = tejado, techo, tejados, cubierta
windows = ventanas, ventana
living room = salón, sala de estar, sala, cuarto de estar
dining room = comedor, zona de comedor
family room = sala familiar, cuarto familiar
home office / office / study / den = despacho, oficina en casa, estudio de trabajo
bonus room = cuarto adicional, sala adicional
laundry / laundry room / utility room = lavadero, cuarto de lavado, lavandería
pantry = despensa
kitchen island / island = isla de cocina, isla
breakfast nook / eat-in kitchen = rincón de desayuno, zona de desayuno
open floor plan / open concept / open plan = planta abierta, concepto abierto, distribución abierta, espacio
    abierto
air conditioning = aire acondicionado, climatización
heat pump = bomba de calor
rambler / single story / one story / single level = de una planta, una sola planta, de un piso, de un solo piso,
    en una planta
two story = de dos plantas, de dos pisos, dos alturas
craftsman = estilo craftsman
storage = almacenamiento, almacenaje, espacio de almacenamiento
furnished = amueblado, amueblada, muebles
quiet street = calle tranquila
swimming pool / pool = piscina, alberca
remodeled kitchen / updated kitchen / renovated kitchen = cocina reformada, cocina renovada
harbour / harbor = puerto
updated bathrooms / remodeled bathrooms / renovated bathrooms = baños reformados, baños renovados, baños están
    reformados, baños actualizados
double-pane windows / double pane / double glazed = doble acristalamiento, doble vidrio
tankless water heater / tankless = calentador sin tanque, calentador instantáneo
crown molding = molduras de techo, molduras
sprinkler / irrigation = riego automático, aspersores
main floor = planta baja, planta principal
upstairs / upper level = planta alta, piso de arriba
breakfast bar = barra de desayuno
new roof / newer roof = tejado nuevo, techo nuevo, tejado es nuevo, nuevo tejado
new kitchen = cocina nueva, nueva cocina
new windows / newer windows = ventanas nuevas, nuevas ventanas
new furnace / newer furnace = caldera nueva
gym / fitness center / fitness room / exercise room = gimnasio, gimnasios
doorman / concierge = portero, conserje, portería
elevator / lift = ascensor, ascensores, elevador
washer / washing machine = lavadora, lavadoras
dryer / drier = secadora, secadoras
dishwasher = lavavajillas, lavaplatos
ceiling fans / ceiling fan = ventilador de techo, ventiladores de techo
gas range / gas stove / gas cooktop = cocina de gas, cocina a gas, fogones de gas
furnace / boiler / forced air / gas heat / radiators = caldera, calderas
wood burning / wood stove / burns wood = de leña, a leña
oak = roble, de roble
copper = cobre, de cobre
plumbing / pipes = tuberías, fontanería, cañerías
storage locker / storage unit = trastero, trasteros
rooftop / roof terrace / roof deck = azotea, azoteas
bike / bicycle / bikes = bicicleta, bicicletas, bicis
solar panels / solar = paneles solares, placas solares, placas fotovoltaicas
charger / charging / ev = cargador, punto de carga, punto de recarga
electric meter / electric meters = contador de luz, contadores de luz, contadores eléctricos, medidores de luz
alley = callejón, callejuela
bay = bahía
courtyard = patio interior
barbecue / bbq / grill = barbacoa, parrilla, asador
exposed brick = ladrillo visto, ladrillo a la vista
pine / pines = pinos, pino
level lot / flat lot / level one acre / level acre = terreno llano, terreno plano, parcela llana
paved road / paved street = camino asfaltado, calle asfaltada, carretera asfaltada, camino pavimentado
face north / north facing / northern exposure = dan al norte, orientadas al norte, orientado al norte,
    orientación norte
face south / south facing / southern exposure = dan al sur, orientadas al sur, orientado al sur, orientación sur
face east / east facing / eastern exposure = dan al este, orientadas al este, orientación este
face west / west facing / western exposure = dan al oeste, orientadas al oeste, orientación oeste
raised beds / garden beds / raised garden beds = bancales elevados, bancales, huertos elevados, jardineras
    elevadas
bathtub / tub / soaking tub = bañera, tina
shower = ducha, duchas
attic = desván, buhardilla
driveway = entrada de coches, entrada para coches
lawn = césped
lake = lago
river = río
beach = playa
cats = gato, gatos
dogs = perro, perros
smoking = fumar, fumadores
hurricane windows / impact windows / storm windows = ventanas contra huracanes, ventanas antihuracanes, ventanas
    anticiclónicas
primary bedroom / master bedroom / primary suite / master suite = dormitorio principal, habitación principal
primary suite / master suite / owner suite = suite principal
guest room / guest bedroom = habitación de invitados, cuarto de huéspedes
guest house / casita = casa de huéspedes, casita
hot tub / jacuzzi / spa = jacuzzi, bañera de hidromasaje
heated pool = piscina climatizada
soil report = informe de suelo, estudio de suelo
upstairs / upper level / upper floor = planta de arriba, arriba
detached garage / garage is detached = garaje separado, garaje independiente
attached garage / garage is attached = garaje adosado, garaje anexo
needs work / needs cosmetic / cosmetic work = necesita arreglos, arreglos estéticos
cascades / mountains = cordillera`,
  events: {
    built: 'construid*, construy*, construccion, edificad*, data, levant*',
    renewed: `reform*, renov*, remodel*, moderniz*, actualiz*, rehabilit*, cambi*, reemplaz*, nuevo,
      nueva, nuevos, nuevas, instal*, restaur*, sustitu*`,
    traded: 'vendid*, vendio, compr*, venta, anunci*, publicad*, alquilad*, dueno*, propietari*',
  },
  parts: {
    roof: 'tejado*, techo, cubierta*',
    kitchen: 'cocina*',
    bath: 'bano, banos',
    windows: 'ventana*',
    heating: 'caldera*, calefaccion, bomba de calor',
    garage: 'garaje*, cochera*',
    floors: 'suelo, suelos, pisos',
    basement: 'sotano*',
    outside: 'terraza*, valla*, porche*, patio*',
    living: 'salon, sala',
    bedroom: 'dormitorio*, habitacion*',
    wiring: 'instalacion electrica, fontaneria',
  },
  inside: 'en, por',
  timeUnits: 'anos de antiguedad, anos, semanas, semana, meses, dias, horas',
  ties: `sale a, sale por, resulta a, resulta en, viene a ser, suma, asciende a, asciende, data de, se asienta
      sobre, se asienta en, caben, se lleva, consigue, obtiene, a cambio de, piden por, se pide, se piden, pide,
      cuenta con, dispone de, consta de, ofrece, lleva esperando, se levanto en, levantada en, data del ano, fecha de,
      por lo que veo, por lo que se, por lo que leo, hasta donde se, hasta donde veo, si no me equivoco, si no
      recuerdo mal, salvo error, al parecer, por lo visto, segun parece, a juzgar por el anuncio, decada, decada de,
      decada de los, de superficie, de terreno, de vivienda, de suelo, le costara, cuesta en total, tiene un precio
      de, con un precio de, figura a la venta por, figura con, se ofrece por, sale a la venta por, codigo postal,
      numero de mls, en distintas ciudades, ciudades distintas, misma ciudad, en cambio, por su parte, por el
      contrario`,
  exclusives: `la unica casa, la unica vivienda, la unica propiedad, la unica opcion, el unico inmueble, el
    unico piso, la unica con, la unica que, el unico con, el unico que, ninguna otra casa, ninguna
    otra vivienda`,
  ofShown: `de las dos, de las tres, de las cuatro, de estas, de estos, de ellas, de ellos, de los dos,
    entre ellas, entre estas, de la lista, de todas`,
  near: `unos, unas, aproximadamente, alrededor de, cerca de, casi, en torno a, mas o menos, cerca de los,
      alrededor de los, en torno a los, redondeando, sobre los, rozando los, ronda los, ronda las, rondan los, ronda,
      cosa de, algo asi como, hace unas, hace unos`,
  above: `mas de, por encima de, algo mas de, poco mas de, un poco mas de, ligeramente por encima de, justo por
      encima de, supera los, supera las, supera, superior a, al menos, como minimo, no menos de`,
  below: `menos de, por debajo de, algo menos de, poco menos de, un poco menos de, ligeramente por debajo de,
      justo por debajo de, no llega a los, no llega a, no llega, no alcanza los, no supera los, inferior a, como
      maximo, hasta, no mas de`,
  behind: {
    near: 'aproximadamente, mas o menos, redondeando, o asi',
    above: 'y pico',
    below: 'o menos, como mucho',
  },
  deniedBehind: `no se permiten, no se admiten, no se aceptan, no estan permitidas, no estan permitidos, no son
    bienvenidas, no estan incluidas, no esta incluida, no esta incluido, prohibidas, prohibidos,
    no hay, brilla por su ausencia, falta`,
}
