/**
 * Features in Spanish, one a row: name : English row = phrases that mean the same in sentences and listings
 * < phrases that only say it in a listing > phrases that only ask for it. Plurals and genders count by themselves.
 */
export const featureRows = `
piscina : swimming pool = alberca, pileta > pool, picina, piscinita, piscina privada, alberca privada, pileta privada
piscina climatizada : heated pool = piscina con calefacción, alberca climatizada, pileta climatizada, piscina
  temperada
piscina comunitaria : community pool = piscina de la comunidad, alberca comunitaria, piscina compartida, alberca común
mesa de billar : pool table = billar
jacuzzi : hot tub = bañera de hidromasaje, hidromasaje, tina de hidromasaje, jacuzi > tina caliente, yacuzzi
spa : spa
sauna : sauna
baño de vapor : steam room = sala de vapor, baño turco
frente al agua : waterfront = a la orilla del agua, a orillas del agua, primera línea de agua, frente de agua, al
  borde del agua, a pie de agua, junto al agua > con acceso al agua, sobre el agua
frente al lago : lakefront = a orillas del lago, a la orilla del lago, orilla del lago, a orillas de un lago, frente a
  un lago
frente al mar : oceanfront = frente al océano, primera línea de mar, en primera línea de mar, en primera línea, a
  orillas del mar, a la orilla del mar
frente a la playa : beachfront = a pie de playa, primera línea de playa, en primera línea de playa, en la playa, sobre
  la playa
frente al río : riverfront = a orillas del río, a la orilla del río, orilla del río, junto al río
vista : view > vistas, buenas vistas, buena vista, lindas vistas, linda vista, bonitas vistas, hermosas vistas,
  hermosa vista, vista panorámica, vistas panorámicas, bonita vista, vistas despejadas
vista al agua : water view = vistas al agua
vista al mar : ocean view = vistas al mar, vista al océano, vistas al océano, vista del mar, vistas del mar
vista al lago : lake view = vistas al lago, vista del lago
vista a la montaña : mountain view = vistas a la montaña, vista a las montañas, vistas a las montañas, vistas de
  montaña
vista a la ciudad : city view = vistas a la ciudad, vista de la ciudad, vistas de la ciudad, vistas urbanas
chimenea : fireplace = hogar a leña, chimenea de gas, chimenea a leña > salamandra, chiminea
estufa de leña : wood stove = estufa a leña, calentador de leña, estufa de pellets
brasero exterior : fire pit = fogata, fogatero, fogón exterior, foso para fogata
sótano : basement = subsuelo > basement
sótano terminado : finished basement = sótano acabado, sótano habilitado, sótano acondicionado
bodega subterránea : cellar
bodega de vinos : wine cellar = cava de vinos, cava, bodega de vino, vinoteca
desván : attic = ático habitable, buhardilla, altillo, entretecho > atico
mascotas permitidas : pets allowed = se admiten mascotas, se aceptan mascotas, acepta mascotas, mascotas bienvenidas,
  mascotas admitidas, mascotas aceptadas, apto mascotas, apto para mascotas, se permiten mascotas, mascota > mascotas,
  admiten mascotas, admite mascotas, admita mascotas, admitan mascotas, acepte mascotas, acepten mascotas, aceptan
  mascotas, permita mascotas, permitan mascotas, permite mascotas, permiten mascotas, que admita mascotas, que admitan
  mascotas, que admiten mascotas, que admite mascotas, que acepte mascotas, que acepten mascotas, que aceptan
  mascotas, que acepta mascotas, que permita mascotas, que permitan mascotas, que permiten mascotas, que permite
  mascotas, con mascotas, mi mascota, mis mascotas, para mascotas, animales permitidos, se admiten animales, se
  aceptan animales, que admitan animales, que acepten animales, acepten animales, pet friendly, tengo mascota, tengo
  mascotas, tener mascotas, tener mascota, donde se permitan mascotas, donde se admitan mascotas, donde acepten
  mascotas, amigable con mascotas, animales
perros permitidos : dogs allowed = se admiten perros, se aceptan perros, perros bienvenidos, acepta perros, perros
  aceptados > perros, perro, admitan perros, acepten perros, admita perros, acepte perros, permitan perros, permita
  perros, que admitan perros, que acepten perros, que admita perros, que acepte perros, que permitan perros, que
  permita perros, tengo perro, tengo un perro, tengo perros, mi perro, mis perros, con perro, para mi perro, donde
  acepten perros, perrito, tengo un perrito, mi perrito, que admiten perros, que aceptan perros
gatos permitidos : cats allowed = se admiten gatos, se aceptan gatos, gatos bienvenidos, acepta gatos, gatos aceptados
  > gatos, gato, admitan gatos, acepten gatos, admita gatos, acepte gatos, permitan gatos, permita gatos, que admitan
  gatos, que acepten gatos, que admita gatos, que acepte gatos, que permitan gatos, que permita gatos, tengo gato,
  tengo un gato, tengo gatos, mi gato, mis gatos, donde acepten gatos, tengo dos gatos, que admiten gatos, que aceptan
  gatos
parque para perros : dog park = parque canino, área de perros, zona para perros
renovado : renovated = reformado, remodelado, rehabilitado, restaurado, renovación, remodelación, reforma,
  actualizado, modernizado, totalmente reformado, completamente reformado, recién reformado, recién remodelado, recién
  renovado, totalmente renovado, completamente renovado, completamente remodelado, totalmente remodelado,
  recientemente reformado, recientemente renovado, recientemente remodelado, reacondicionado > refaccionado,
  reciclado, arreglado, recién arreglado, reformas hechas, sin necesidad de reformas
cocina grande : big kitchen = cocina amplia, cocina espaciosa, gran cocina, amplia cocina, cocinas grandes
cocina renovada : renovated kitchen = cocina reformada, cocina remodelada, cocina nueva, cocina actualizada, cocina
  modernizada
para reformar : fixer upper = a reformar, para remodelar, a remodelar, para renovar, a renovar, necesita reforma,
  necesita reformas, para restaurar, a restaurar, para arreglar, para rehabilitar, a rehabilitar > necesite reforma,
  necesite reformas, necesite arreglos, necesita arreglos, que necesite reforma, que necesite arreglos, que necesite
  trabajo, necesite trabajo, para refaccionar, a refaccionar, para reparar, con potencial de reforma, que haya que
  reformar, por remodelar, por renovar
lista para entrar a vivir : move-in ready = para entrar a vivir, listo para entrar, lista para entrar, listo para
  mudarse, lista para mudarse, lista para habitar, listo para habitar, listo para vivir, lista para vivir, llave en
  mano > para mudarse ya, lista para ocupar, para entrar ya
obra nueva : new construction = construcción nueva, nueva construcción, de nueva construcción, a estrenar, de estreno,
  recién construido, para estrenar, nueva a estrenar, completamente nuevo > nunca habitada, de construcción nueva, a
  estreno, nueva de paquete, construcción reciente, de construcción reciente
amueblado : furnished = con muebles, totalmente amueblado, completamente amueblado, amoblado, muebles incluidos >
  equipado con muebles, amueblao, con mobiliario, que tenga muebles, que venga con muebles
sin amueblar : unfurnished = sin muebles, no amueblado, sin amoblar, vacío de muebles
aire acondicionado : air conditioning = a/c, climatización, climatizado > a c, ac, aire, aire acondicionao, aircon,
  aire acond, clima, minisplit, mini split
aire acondicionado central : central air = aire central, climatización central
bomba de calor : heat pump
suelo radiante : radiant heat = piso radiante, losa radiante, calefacción por suelo radiante, calefacción por piso
  radiante, suelo con calefacción
calefacción central : central heating = calefacción centralizada
balcón : balcony > balcones, balconcito
terraza : terrace > terracita
patio : patio
terraza de madera : deck = deck, plataforma de madera
terraza en la azotea : rooftop deck = azotea, roof garden, rooftop, terraza en azotea, azotea transitable
porche : porch = veranda, galería, portal
solárium : sunroom = solario, jardín de invierno, galería acristalada, sala de sol
jardín : garden = jardines > jardincito, jardines privados, zona verde privada, jardin
patio trasero : backyard = jardín trasero, patio de atrás > jardín de atrás, backyard, patio posterior, jardín
  posterior
patio cercado : fenced yard = jardín cercado, jardín vallado, patio vallado, terreno cercado, parcela vallada,
  cercado, vallado, bardeado, patio bardeado, totalmente cercado, totalmente vallado
yarda : yard = yardas > patio grande
cerca : fence = valla, barda
invernadero : greenhouse
glorieta : gazebo = cenador, pérgola
estanque : pond = laguna artificial
arroyo : creek = riachuelo, quebrada
muelle : dock = embarcadero, amarre, atracadero > punto de amarre
casa de botes : boathouse
cochera abierta : carport = techo para coche, carport, marquesina para coche, garaje abierto
entrada para autos : driveway = entrada de coches, entrada para coches, entrada para carros
estacionamiento en la calle : street parking = aparcamiento en la calle, parqueo en la calle
estacionamiento techado : covered parking = aparcamiento cubierto, estacionamiento cubierto, parking cubierto,
  parqueadero cubierto
estacionamiento subterráneo : underground parking = aparcamiento subterráneo, parking subterráneo, garaje subterráneo
garaje adosado : attached garage = garaje integrado, garaje adjunto, cochera integrada, garaje unido a la casa
garaje independiente : detached garage = garaje separado, cochera separada, garaje aparte
garaje con calefacción : heated garage = garaje calefaccionado, garaje climatizado
estacionamiento para caravana : RV parking = espacio para caravana, espacio para autocaravana, lugar para casa
  rodante, espacio para rv, estacionamiento para rv, estacionamiento de rv > rv, para estacionar mi rv, para
  autocaravana, lugar para rv
cargador para coche eléctrico : EV charger = cargador de coche eléctrico, cargador para auto eléctrico, cargador de
  auto eléctrico, cargador eléctrico, punto de recarga, punto de carga, cargador para carro eléctrico, cargador de
  carro eléctrico, cargador de vehículo eléctrico, cargador para vehículo eléctrico, cargador de vehículos eléctricos,
  cargador para vehículos eléctricos > cargador ev, carga para auto eléctrico, estación de carga, carga para coche
  eléctrico, cargador tesla, cargador para coches eléctricos, cargador de coches eléctricos, cargador para autos
  eléctricos
taller : workshop > un taller, taller de trabajo, espacio para taller
cobertizo : shed = caseta, galpón, caseta de jardín, caseta de herramientas, bodega de herramientas > cuarto de
  herramientas
trastero : storage = almacenamiento, bodega, espacio de almacenamiento, baulera, cuarto trastero, espacio de guardado
  > mucho almacenamiento, espacio para guardar cosas, cuarto de almacenamiento
establo : barn = granero, cuadra, caballerizas
para caballos : horse property = instalaciones para caballos, propiedad ecuestre, apto para caballos, ecuestre >
  caballos, caballo, tener caballos, para tener caballos, espacio para caballos, donde pueda tener caballos
paneles solares : solar panels = placas solares, energía solar, placas fotovoltaicas, paneles fotovoltaicos,
  fotovoltaico > panel solar, solares, celdas solares
eficiencia energética : energy efficient = eficiente energéticamente, bajo consumo, energéticamente eficiente, ahorro
  de energía, energy star
casa inteligente : smart home = domótica, domotizado, hogar inteligente, automatización del hogar > smart home
sistema de seguridad : security system = alarma, sistema de alarma, cámaras de seguridad
urbanización cerrada : gated community = comunidad cerrada, barrio cerrado, barrio privado, urbanización privada,
  fraccionamiento privado, fraccionamiento cerrado, coto privado, comunidad privada, residencial cerrado, country
  cerrado > privada con vigilancia, coto, gated, condominio cerrado, con caseta de vigilancia
portero : doorman = conserje, conserjería, portería, recepción 24 horas
ascensor : elevator = elevador > asensor, lift
gimnasio : gym = gym, sala de fitness, sala de ejercicios > gimnacio
casa club : clubhouse = club social, salón social, salón de eventos
pista de tenis : tennis court = cancha de tenis, canchas de tenis, pistas de tenis, tenis > tennis
cancha de baloncesto : basketball court = cancha de básquetbol, cancha de basquetbol, pista de baloncesto, cancha de
  basket
cancha de pickleball : pickleball court = pista de pickleball, pickleball
parque infantil : playground = juegos infantiles, zona de juegos, área de juegos, área infantil, juegos para niños
campo de golf : golf course = golf, cancha de golf, urbanización de golf
suelos de madera : hardwood floors = piso de madera, pisos de madera, suelo de madera, parquet, duela, pisos de
  parquet, tarima, tarima de madera, suelo de parquet, piso de parquet, pisos de duela, suelos de parquet, madera
  noble
suelos de baldosa : tile floors = piso de baldosa, pisos de baldosa, pisos cerámicos, piso cerámico, suelo de
  baldosas, pisos de cerámica, azulejo
alfombra : carpet = moqueta, alfombrado, enmoquetado
encimera de granito : granite countertops = granito, encimeras de granito, cubierta de granito, mesada de granito,
  cubiertas de granito, mesón de granito, barra de granito
encimera de cuarzo : quartz countertops = cuarzo, encimeras de cuarzo, cubierta de cuarzo
mármol : marble
electrodomésticos de acero inoxidable : stainless steel appliances = acero inoxidable, aparatos de acero inoxidable
cocina de gas : gas stove = estufa de gas, cocina a gas, hornillas de gas, vitrocerámica de gas
lavavajillas : dishwasher = lavaplatos, lavatrastes, máquina lavaplatos
lavadora y secadora : washer and dryer = lavadora/secadora, lavadora secadora, lavasecadora, centro de lavado >
  lavadora, secadora, lavarropas, lavadora en la unidad
lavandería : laundry = cuarto de lavado, lavadero, cuarto de lavandería, zona de lavado, área de lavado, cuarto de
  servicio
vestidor : walk-in closet = walk in closet, clóset vestidor, walking closet, armario vestidor, vestier > closet
  grande, closet walk in
despensa : pantry = alacena
isla de cocina : kitchen island = isla en la cocina, cocina con isla, isla central > isla
cocina comedor : eat-in kitchen = cocina-comedor, desayunador, antecomedor, cocina office
cocina de chef : chef's kitchen = cocina gourmet, cocina profesional
concepto abierto : open floor plan = planta abierta, planta libre, espacio abierto, cocina abierta, cocina americana,
  diseño abierto, plano abierto, distribución abierta, open concept
techos altos : high ceilings = techo alto, techos abovedados, doble altura, de doble altura
techos abovedados : vaulted ceilings = techo abovedado, techos catedral, techo de catedral
tragaluz : skylight = claraboya, tragaluces, lucernario
luz natural : natural light = mucha luz, luminoso, soleado, muy luminoso, mucha luz natural, iluminado > bien
  iluminado, mucho sol, con luz, clarito
dormitorio principal en suite : master suite = suite principal, dormitorio principal, habitación principal, recámara
  principal, en suite, dormitorio en suite, habitación en suite, baño en suite, suite > recámara con baño, recámara
  con baño propio, habitación con baño propio
dormitorio en planta baja : main floor bedroom = habitación en planta baja, recámara en planta baja, dormitorio en la
  planta baja, habitación en la planta baja, recámara en la planta baja, dormitorio en la planta principal, dormitorio
  principal en planta baja, cuarto en planta baja, dormitorio abajo, habitación en el primer piso, recámara en el
  primer piso
casita para suegra : mother-in-law suite = casita, anexo, apartamento independiente, unidad accesoria, adu,
  departamento independiente, suite para la suegra, suite para suegros, apartamento para la suegra, apartamento para
  los suegros, vivienda accesoria > departamento de suegros
casa de huéspedes : guest house = casa de invitados, casita de huéspedes, casita de invitados
cuarto de huéspedes : guest room = habitación de invitados, cuarto de invitados, habitación de huéspedes, cuarto de
  visitas, dormitorio de invitados, recámara de visitas, recámara de huéspedes
oficina en casa : home office = despacho, oficina, cuarto de estudio, espacio para trabajar, espacio de trabajo, home
  office, estudio para trabajar, escritorio > con estudio, con un estudio, y un estudio, para teletrabajar,
  teletrabajo, para trabajar desde casa, trabajar desde casa, y estudio
cuarto de juegos : bonus room = sala de juegos, salón de juegos, sala de recreación, salón de usos múltiples, cuarto
  extra, habitación extra
sala familiar : family room = sala de estar, estancia familiar, cuarto familiar, sala de tv
sala de cine : media room = cine en casa, home theater, home cinema, sala multimedia, cuarto de televisión, sala de
  televisión
comedor : dining room = comedor formal, comedor separado, comedor independiente
sala : living room = salón, living, sala comedor, salón comedor, estancia
aseo de cortesía : powder room = medio baño, toilette, toilet de visitas, baño de visitas, baño de cortesía
bañera : soaking tub = tina, tina de baño, bañadera
ducha a ras de suelo : walk-in shower = plato de ducha, regadera amplia, ducha italiana, ducha de obra
doble lavabo : double vanity = lavabo doble, dos lavabos, doble tocador
accesible en silla de ruedas : wheelchair accessible = accesible para silla de ruedas, accesible para sillas de
  ruedas, acceso para silla de ruedas, acceso para sillas de ruedas, apto para silla de ruedas, adaptado para silla de
  ruedas, accesible, adaptado, adaptado para discapacitados, accesible para discapacitados, acceso para
  discapacitados, acceso para personas con discapacidad, accesibilidad, rampa para silla de ruedas, rampa > silla de
  ruedas, sillas de ruedas, adaptado para personas con discapacidad, accesible para personas con discapacidad,
  adaptado a silla de ruedas, apto para sillas de ruedas, adaptado a discapacitados, uso silla de ruedas, con rampa,
  para silla de ruedas, adaptado a minusválidos, adaptado para minusválidos, accesible para personas en silla de
  ruedas, accesible a silla de ruedas
sin escaleras : step-free = sin escalones, sin barreras, sin barreras arquitectónicas, sin gradas, acceso sin
  escalones, acceso sin escaleras, entrada sin escalones, sin peldaños, entrada a nivel
ducha adaptada : roll-in shower = ducha accesible, regadera accesible, baño adaptado
barras de apoyo : grab bars = barras de sujeción, asideros, pasamanos en el baño
una sola planta : single story = de una planta, una planta, un solo piso, de un solo piso, de una sola planta, de un
  piso, en una planta, todo en una planta, un solo nivel, de un solo nivel, un nivel, de un nivel, planta única > en
  un solo nivel, en una sola planta, 1 planta, de 1 planta, de 1 piso, de 1 nivel
dos plantas : two story = de dos plantas, de dos pisos, de 2 plantas, de 2 pisos, dos niveles, de dos niveles, de 2
  niveles, 2 plantas, 2 niveles > a dos plantas, en dos plantas, en dos niveles, con dos plantas, con dos pisos
desnivel : split level = medio nivel, niveles divididos
planta baja : ground floor = a nivel de calle, a pie de calle > bajo, primer piso, en planta baja, en el primer piso,
  en la planta baja, un bajo
última planta : top floor = último piso, planta alta, piso alto > en el último piso, en la última planta, pisos altos
esquina : corner unit = esquinero, de esquina, en esquina, que haga esquina
lote de esquina : corner lot = terreno de esquina, parcela de esquina, lote esquinero, terreno esquinero
calle sin salida : cul-de-sac = cul de sac, privada, cerrada, rotonda sin salida, callejón sin salida
tranquilo : quiet = silencioso, calle tranquila, zona tranquila, barrio tranquilo, apacible, vecindario tranquilo,
  área tranquila, retirado, lugar tranquilo > tranquilito, sin ruido, sin ruidos, poco ruido, que no sea ruidoso
privado : private = privacidad, mucha privacidad, intimidad
ático : penthouse = penthouse, ph, sobreático
rancho : ranch = casa estilo rancho, estilo rancho, hacienda
granja : farm = casa de granja, finca rústica, casa rural, finca agrícola > finca
local comercial : commercial = comercial, local, locales comerciales, nave industrial
craftsman : craftsman = estilo craftsman, artesano
colonial : colonial = estilo colonial
victoriano : victorian = estilo victoriano
mediados de siglo : mid-century = mid century, estilo mid century
moderno : modern = contemporáneo, estilo moderno, estilo contemporáneo
histórico : historic = patrimonio histórico, de época, señorial, con valor histórico
lujo : luxury = de lujo, lujoso, alto standing, de alto standing, alta gama, de alta gama, exclusivo > luxury, premium
ladrillo : brick = de ladrillo, ladrillos, fachada de ladrillo, construcción de ladrillo
ladrillo visto : exposed brick = ladrillo a la vista, ladrillo expuesto
estuco : stucco
casa de madera : log home = cabaña de madera, cabaña de troncos, casa de troncos, de troncos
techo de metal : metal roof = techo metálico, techo de lámina
techo nuevo : new roof = tejado nuevo, techumbre nueva, techo reciente
ventanas nuevas : new windows = doble acristalamiento, doble cristal, doble vidrio, doble ventana, ventanas de doble
  panel
pozo : well = pozo de agua, agua de pozo, pozo privado, pozo propio
fosa séptica : septic = sistema séptico, tanque séptico, séptico
servicios incluidos : utilities included = gastos incluidos, suministros incluidos, con los servicios incluidos, luz y
  agua incluidas, agua incluida, facturas incluidas, todo incluido > servicios pagados, con todo incluido, que incluya
  servicios, que incluya los servicios, que incluya agua y luz, con gastos incluidos
internet de alta velocidad : high-speed internet = internet, wifi, wi-fi, fibra óptica, fibra, banda ancha > wi fi,
  con internet
alquiler temporal : short-term lease = alquiler por temporada, alquiler de temporada, renta temporal, mes a mes,
  alquiler a corto plazo, renta a corto plazo, corto plazo, contrato flexible, contrato corto, alquiler corto,
  arriendo temporal > por temporada, temporal, por meses, corta estancia, contrato mes a mes
alquiler con opción a compra : rent to own = renta con opción a compra, opción a compra, con opción a compra, alquiler
  con opción de compra, renta con opción de compra, con opción de compra, opción de compra, arriendo con opción a
  compra, leasing
financiación del propietario : owner financing = financiamiento del dueño, financiación del vendedor, financiamiento
  del vendedor, financiamiento del propietario, financiado por el dueño, el dueño financia, dueño financia >
  financiamiento directo, financiación directa, financia el dueño, facilidades de pago con el dueño, financiado por el
  vendedor, crédito del dueño
embargo : foreclosure = ejecución hipotecaria, embargada, embargado, propiedad del banco, remate bancario, de banco,
  reposeída, de bancos, adjudicada, ejecutada, remates > foreclosures, foreclosure, remate, embargos, subasta, en
  remate, en subasta, casa de banco, del banco
venta corta : short sale = venta en corto
hipoteca asumible : assumable loan = préstamo asumible, crédito asumible
comunidad 55+ : 55+ community = comunidad para mayores de 55, mayores de 55, 55 o más, más de 55 años, 55 y más,
  comunidad de 55 y más, comunidad 55 y más, 55 años o más, 55 y mayores, comunidad de mayores de 55, comunidad de
  jubilados, comunidad para adultos mayores, comunidad de adultos mayores, residencia para mayores > comunidad 55,
  comunidad senior, para mayores de 55 años, mayores de 55 años, comunidad de retiro, 55+, comunidades 55+
Sección 8 aceptada : Section 8 accepted = acepta sección 8, sección 8, section 8, se acepta sección 8, vale de
  vivienda, vales de vivienda, vouchers > acepte sección 8, acepten sección 8, que acepte sección 8, que acepten
  sección 8, con sección 8, vale de sección 8, voucher de sección 8, acepten vouchers, voucher, que acepten vouchers,
  que acepten section 8, acepten section 8, que acepte section 8, seccion ocho, sección ocho, que aceptan sección 8
cerca de un parque : near park = cerca del parque, junto al parque, parque cercano, al lado del parque, parque > cerca
  de parques, parques, cerca a un parque, parques cerca, un parque cerca, junto a un parque, parque cerca, al lado de
  un parque, cerca de algún parque
cerca de escuelas : near school = cerca de colegios, cerca de la escuela, cerca del colegio, cerca de una escuela,
  cerca de un colegio, escuela cercana, colegio cercano, escuelas cercanas > escuelas, escuela, colegio, colegios,
  colegios cerca, escuelas cerca, cerca de alguna escuela, escuela cerca, colegio cerca, cerca de la universidad,
  junto a una escuela
cerca del transporte público : near transit = transporte público, cerca de transporte público, cerca del metro, parada
  de autobús, parada de bus, estación de metro, estación de tren, metro cercano, cerca del tren, metro, tranvía, tren
  ligero, cerca de la estación, bien comunicado > parada de metro, autobús, autobuses, bus, tren, trenes, cerca del
  autobús, cerca del bus, cerca de una estación de tren, cerca de la estación de tren, cerca de la estación de metro,
  cerca de una parada de autobús, cerca de una parada de bus, cerca de la parada de autobús, camión urbano, cerca de
  paradas de autobús, cerca de una estación, transporte, cerca de transportes, cerca de una estación de metro, subte,
  cerca del subte, parada del autobús, parada de camión, colectivo, bien comunicada
cerca de tiendas : near shopping = tiendas, comercios, centro comercial, cerca de comercios, cerca del centro
  comercial, supermercado, zona comercial, cerca de un centro comercial > mall, cerca de supermercados, supermercados,
  cerca de un supermercado, cerca del supermercado, centros comerciales, tiendas cerca, cerca de centros comerciales,
  comercio cercano, cerca de compras, súper cerca, cerca del mall, cerca de un mall
cerca de restaurantes : near restaurants = restaurantes > restaurantes cerca, bares y restaurantes, cerca de bares y
  restaurantes
cerca de la playa : near beach = playa cercana, acceso a la playa, a pasos de la playa, cerca del mar > playa, playas,
  cerca de una playa, cerca de playas, playa cerca, a un paso de la playa, cerca de alguna playa
cerca del lago : near lake = junto al lago, acceso al lago > lago, cerca de un lago, lago cerca, al lado del lago,
  junto a un lago
cerca de senderos : near trails = senderos, rutas de senderismo, sendero, caminos para caminar, ciclovía, carril bici
  > senderismo, rutas para caminar, cerca de rutas de senderismo, cerca de un sendero
cerca de un hospital : near hospital = hospital > cerca del hospital, cerca de hospitales, hospitales
cerca de la autopista : near freeway = acceso a la autopista, autopista, autovía, carretera principal > cerca de la
  autovía, cerca de la carretera, cerca del freeway, cerca de la freeway, acceso a autopista, acceso rápido a la
  autopista, cerca del highway
centro : downtown = centro de la ciudad, centro urbano, casco urbano, casco antiguo > en el centro, en pleno centro,
  céntrico, cerca del centro, cerca del centro de la ciudad, en el centro de la ciudad, el centro, downtown, en el
  downtown, zona céntrica
iglesia : church > cerca de una iglesia, cerca de la iglesia
sinagoga : synagogue > cerca de una sinagoga, cerca de la sinagoga
mezquita : mosque > cerca de una mezquita, cerca de la mezquita
porche envolvente : wraparound porch = porche perimetral, porche alrededor
cocina exterior : outdoor kitchen = barbacoa, asador, parrilla, quincho, bbq, zona de barbacoa, área de asador,
  asadero > parrillero, barbecue
barra de bar : wet bar = bar, minibar, cantina
armarios empotrados : built-ins = armario empotrado, clósets empotrados, closets, muebles empotrados, estantes
  empotrados, estanterías empotradas
puertas francesas : French doors
biblioteca : library
estanque de kois : koi pond = estanque koi, estanque con peces
árboles : mature trees = arbolado, árboles maduros, terreno arbolado, boscoso, arboleda
árboles frutales : fruit trees = frutales, huerto de frutales, huerta
riego automático : sprinklers = sistema de riego, riego por aspersión, aspersores, irrigación
no fumadores : non-smoking = prohibido fumar, libre de humo, no se permite fumar, para no fumadores > sin humo, sin
  fumadores
gallinero : chicken coop
corral para perros : dog run = perrera
baños renovados : renovated bathrooms = baños reformados, baños remodelados, baño reformado, baño remodelado,
  baño renovado
suelo de vinilo : vinyl plank floors = piso vinílico, pisos vinílicos, suelo vinílico, piso de vinil, pisos de vinil
sala de billar : game room
recibidor : mudroom = zaguán, cuarto de botas
se permite fumar : smoking allowed = permitido fumar, fumadores > que permita fumar, donde se pueda fumar,
  para fumadores
`
