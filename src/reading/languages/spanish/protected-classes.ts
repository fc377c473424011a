import { type ProtectedClassWords, readProtectedClasses } from '../tables/protected-class-words.ts'
import { peoples } from './peoples.ts'

/** Words of fair housing in Spanish; what each list is for is told in `protected-class-words.ts`. */
export const protectedClasses = (): ProtectedClassWords =>
  readProtectedClasses(peoples, {
    requests: `
    gente como nosotros, gente como yo, personas como nosotros, personas como yo, familias como la nuestra, familias
    como nosotros, vecinos como nosotros, gente de nuestra clase, gente de mi clase, nuestra clase de gente, mi tipo
    de gente, nuestro tipo de gente, de los nuestros, los nuestros, mi gente, nuestra gente, gente de bien, gente
    decente, gente normal, gente de nuestro nivel, gente parecida a nosotros, que se parezcan a nosotros, la gente
    adecuada, gente indeseable, indeseables, gentuza, esa gente, ese tipo de gente, mala gente, gente de mi país, de
    mi país, de mi tierra, de nuestro país, de mi misma cultura, misma cultura, nuestra cultura, mismas costumbres,
    mi misma religión, nuestra misma religión, de nuestra religión, de mi religión, nuestra fe,
    misma fe, misma raza, de mi raza, de nuestra raza, otras razas, racial, raciales, racialmente, étnico, étnica,
    étnicos, étnicas, multicultural, multiculturales, diversidad, poco diverso, poco diversa, más diverso, más
    diversa, menos diverso, menos diversa, muy diverso, muy diversa, barrio diverso, zona diversa, homogéneo,
    homogénea, gueto, guetos, ghetto, valores cristianos, valores tradicionales, valores familiares, familias
    tradicionales, familia tradicional, buenas familias, temeroso de dios, temerosos de dios, que vayan a misa, van
    a la iglesia, van a misa, adultos solamente, solo adultos, sólo adultos, solo para adultos, sólo para adultos,
    únicamente adultos, exclusivo para adultos, exclusivamente adultos, solo mayores de edad, libre de niños, sin
    hijos, sin niños, familiar y tranquilo, barrio familiar, barrios familiares, zona familiar, zonas familiares,
    vecindario familiar, comunidad familiar, ambiente familiar, entorno familiar, criar hijos, criar a los hijos,
    criar niños, criar una familia, formar una familia, vida familiar, solo mujeres, solo hombres, sólo mujeres,
    sólo hombres, solo chicas, solo chicos, solo señoritas, solo caballeros, solo parejas, solo solteros, solo
    casados, solo matrimonios, matrimonios solamente, gente joven, sin acento, seguro para mujeres, segura para mujeres,
    seguro para una familia, segura para una familia, discapacitados no, niños no, familias no, mascotas ni niños,
    sin sección 8, no sección 8, nada de sección 8, sin section 8, nada de section 8, nada de vales,
    sin vales de vivienda, tercera edad no, ciudadanos solamente, solo ciudadanos, cómo es la gente, qué tipo de gente,
    qué clase de gente, quién vive, quiénes viven, quien vive, quienes viven,
    [mi|nuestra|mi propia|nuestra propia|mi misma|la misma]
    [raza|etnia|nacionalidad|cultura|religión|fe|tribu|sangre|tierra],
    [mi|nuestro|mi propio|nuestro propio|mi mismo|nuestro mismo] [origen|origen étnico|color|color de
    piel|pueblo|credo], [mis|nuestros] [paisanos|compatriotas|orígenes|raíces], paisanos, compatriotas, los de mi país,
    [mismo|mismos] [origen|orígenes|color de piel|credo], la misma nacionalidad, misma nacionalidad, misma etnia,
    mi propia gente, de mi propia, de nuestra propia, solo femenina, solo femenino, solo masculino, solo masculina,
    exclusivamente femenino, exclusivamente femenina, exclusivamente masculino, exclusivamente masculina`,
    topics: `
    raza, razas, etnia, etnias, religión, religiones, nacionalidad, nacionalidades, origen étnico, origen nacional,
    composición racial, composición étnica, demografía, perfil demográfico, color de piel, orientación sexual`,
    suited: `
    seguro para, segura para, seguros para, seguras para, ideal para, ideales para, perfecto para, perfecta para,
    bueno para, buena para, buenos para, buenas para, apto para, apta para, adecuado para, adecuada para, pensado
    para, pensada para, recomendable para, mejor para, mejores para, exclusivo para, exclusiva para, reservado para,
    reservada para, solo para, sólo para, únicamente para`,
    accessNeeds: `
    personas con discapacidad, personas discapacitadas, personas con movilidad reducida, movilidad reducida,
    discapacitados, minusválidos, silla de ruedas, sillas de ruedas, usuarios de silla de ruedas, personas mayores,
    mayores, ancianos, tercera edad, jubilados, ciegos, sordos`,
    sexes: `
    femenino, femenina, femeninos, femeninas, masculino, masculina, masculinos, masculinas, mujeres, mujer, hombres,
    hombre, chicas, chicos, varones, varón, señoritas, señoras, señores, caballeros, damas, muchachas, muchachos`,
    tongues: `
    español, castellano, inglés, francés, alemán, chino, mandarín, cantonés, árabe, ruso, ucraniano, polaco, portugués,
    italiano, japonés, coreano, vietnamita, tagalo, hindi, urdu, farsi, persa, criollo, hebreo, turco, griego, rumano,
    catalán, otro idioma, otros idiomas, idiomas extranjeros, mi idioma, nuestro idioma, mi lengua, nuestra lengua,
    el mismo idioma, hispana, inglesa, francesa, china, rusa, ucraniana, polaca, portuguesa, alemana, italiana,
    japonesa, coreana, griega, turca`,
    speaking: `
    habla, hablan, hable, hablen, hablar, hablando, hablado, hablada, se habla, se hable, hablantes, hablante,
    lengua materna, primera lengua, idioma principal, lengua principal, idioma materno, entiendan, entienda, se oiga,
    se escuche, oír, escuchar, de habla, de lengua`,
    helpers: `
    agente, agentes, asesor, asesora, asesores, corredor, corredora, abogado, abogada, notario, intérprete, traductor,
    traducción, ustedes, usted, alguien que me ayude, contrato, contratos, documentos, página, sitio web, responder,
    contestar, explicar, médico, médica, doctor, dentista, maestra, maestro, profesor, profesora, personal, empleado,
    alguien de su oficina, su oficina, atención, me atienda, atiendan, alguien habla, hay alguien que hable`,
    adjoined: `
    iglesia, iglesias, mezquita, sinagoga, templo, escuela, escuelas, colegio, colegios, guardería, universidad,
    hospital, clínica, restaurante, restaurantes, supermercado, supermercados, mercado, tienda, tiendas, panadería,
    carnicería, bar, bares, consulado, embajada, cementerio, centro, centro comunitario, agente, asesor, comida, cocina,
    estilo, baño, baños, calle, avenida, plaza, jardín, suelo, puerta, puertas, muebles`,
    selfEarning: `
    gano, ganamos, cobro, cobramos, [mi|nuestro] [salario|sueldo|ingreso] es, mi pensión es,
    [mis|nuestros] ingresos son, [mi|nuestro] [salario|sueldo|ingreso] es de, [mis|nuestros] ingresos son de`,
    groups: `
    musulmán, musulmana, musulmanes, musulmanas, islámico, islámica, islámicos, islámicas, cristiano, cristiana,
    cristianos, cristianas, judío, judía, judíos, judías, budista, budistas, católico, católica, católicos,
    católicas, protestante, protestantes, mormón, mormona, mormones, mormonas, evangélico, evangélica, evangélicos,
    evangélicas, ateo, atea, ateos, ateas, afroamericano, afroamericana, afroamericanos, afroamericanas,
    afrodescendiente, afrodescendientes, latino, latina, latinos, latinas, hispano, hispana, hispanos, hispanas,
    árabe, árabes, gitano, gitana, gitanos, gitanas, inmigrante, inmigrantes, migrante, migrantes, refugiado,
    refugiada, refugiados, refugiadas, extranjero, extranjera, extranjeros, extranjeras, indocumentado,
    indocumentada, indocumentados, indocumentadas, homosexual, homosexuales, gay, gays, transexual, transexuales,
    transgénero, transgénera, transgéneros, transgéneras, islam, hindú, hindúes, sij, sijs, testigos de jehová,
    anglosajones, asiáticos, asiáticas, indios, chinos, chinas, japoneses, coreanos, mexicanos, mexicanas, rusos,
    rusas, italianos, irlandeses, alemanes, polacos, franceses, africanos, africanas, europeos, americanos,
    estadounidenses, gringos, españoles, cubanos, dominicanos, colombianos, venezolanos, argentinos, peruanos,
    ecuatorianos, bolivianos, hondureños, guatemaltecos, salvadoreños, puertorriqueños, haitianos, marroquíes,
    rumanos, ucranianos, nigerianos, pakistaníes, vietnamitas, filipinos, moros, sudacas, negratas, ilegales,
    minorías, minoría, minorías étnicas, lesbiana, lesbianas, lgbt, lgbtq, lgtb, lgtbi, trans, travestis, parejas
    del mismo sexo, parejas homosexuales, gente de color, personas de color, forasteros,
    rusohablante, rusohablantes, rusoparlante, rusoparlantes, chinoparlantes, arabófono, arabófonos, francófono,
    francófonos, francófona, anglófono, anglófonos, anglófona, hispanohablante, hispanohablantes, hispanoparlante,
    hispanoparlantes, angloparlante, angloparlantes, angloparlantes, de habla hispana, de habla inglesa,
    de habla francesa, de habla árabe, de habla china, de habla rusa`,
    ambiguousGroups: `
    blanco, blanca, blancos, blancas, negro, negra, negros, negras, asiático, asiática, asiáticos, asiáticas, indio,
    india, indios, indias, chino, china, chinos, chinas, mexicano, mexicana, mexicanos, mexicanas, ruso, rusa,
    rusos, rusas, italiano, italiana, italianos, italianas, africano, africana, africanos, africanas, europeo,
    europea, europeos, europeas, americano, americana, americanos, americanas, latino, latina, latinos, latinas,
    hispano, hispana, hispanos, hispanas, cubano, cubana, cubanos, cubanas, católico, católica, católicos,
    católicas, cristiano, cristiana, cristianos, cristianas, evangélico, evangélica, evangélicos, evangélicas,
    religioso, religiosa, religiosos, religiosas, extranjero, extranjera, extranjeros, extranjeras, japonés,
    japonesa, japoneses, japonesas, francés, francesa, franceses, francesas, irlandés, irlandesa, irlandeses,
    irlandesas, inglés, inglesa, ingleses, inglesas, portugués, portuguesa, portugueses, portuguesas, español,
    española, españoles, españolas, alemán, alemana, alemanes, alemanas, coreano, coreana, coreanos, coreanas,
    turco, turca, turcos, turcas, griego, griega, griegos, griegas, persa, persas, polaco, polaca, polacos, polacas,
    dominicano, dominicana, dominicanos, dominicanas, colombiano, colombiana, colombianos, colombianas, venezolano,
    venezolana, venezolanos, venezolanas, caucásico, caucásica, caucásicos, caucásicas, nativo, nativa, nativos,
    nativas, ortodoxo, ortodoxa, ortodoxos, ortodoxas, laico, laica, laicos, laicas, étnico, étnica, étnicos,
    étnicas, budista, mormón`,
    ageGroups: `
    anciano, anciana, ancianos, ancianas, joven, jovenes, viejo, vieja, viejos, viejas, soltero, soltera, solteros,
    solteras, casado, casada, casados, casadas, divorciado, divorciada, divorciados, divorciadas, rico, rica, ricos,
    ricas, pobre, pobres, discapacitado, discapacitada, discapacitados, discapacitadas, mayor, mayora, mayores,
    mayoras, educado, educada, educados, educadas, jubilado, jubilada, jubilados, jubiladas, embarazado, embarazada,
    embarazados, embarazadas, sordo, sorda, sordos, sordas, ciego, ciega, ciegos, ciegas, sano, sana, sanos, sanas,
    enfermo, enferma, enfermos, enfermas, masculino, femenino, masculina, femenina, de edad, sin hijos, con hijos`,
    members: `
    niño, niña, niños, niñas, hijo, hija, hijos, hijas, bebé, bebés, adolescente, adolescentes, menor, menora,
    menores, menoras, anciano, anciana, ancianos, ancianas, jubilado, jubilada, jubilados, jubiladas, joven,
    jovenes, viejos, soltero, soltera, solteros, solteras, divorciado, divorciada,
    divorciados, divorciadas, viudo, viuda, viudos, viudas, discapacitado, discapacitada, discapacitados,
    discapacitadas, minusválido, minusválida, minusválidos, minusválidas, veterano, veterana, veteranos, veteranas,
    críos, crío, familias, familia, familias con niños, familias con hijos, familias numerosas, mujeres, mujer,
    hombres, hombre, chicas, chicos, personas mayores, gente mayor, tercera edad, gente joven, parejas, parejas sin
    hijos, madres solteras, padres solteros, madres, embarazadas, matrimonios, usuarios de silla de ruedas, sillas
    de ruedas, enfermos mentales, personas con discapacidad, personas con problemas mentales, enfermos, locos,
    inquilinos de sección 8, gente de sección 8, sección 8, section 8, beneficiarios de ayudas, personas sin hogar,
    drogadictos, pobres, militares, exmilitares, hogares de grupo, hogar de grupo, albergues, acentos, retirados,
    de otro país, de otros países, del extranjero, nacidos fuera, nacido fuera, nacidos en el extranjero,
    nacido en el extranjero, nacidos en otro país, reciban ayudas, reciben ayudas, recibe ayudas, cobran ayudas,
    cobren ayudas, ayudas sociales, subsidios, asistencia social, cupones de alimentos, que vengan de, vengan de,
    vienen de, provenientes de, originarios de, nacidos en, discapacidad, discapacidades, señoritas`,
    persons: `
    gente, personas, persona, vecinos, vecino, vecinas, vecina, residentes, residente, inquilinos, inquilino,
    inquilinas, familias, familia, hogares, población, propietarios, propietario, dueños, dueño, compañeros de piso,
    compañeros de cuarto, compañeros, compañeras, compañera, compañero, roommates, roomies, casero, caseros,
    habitantes, mayoría, parejas, mujeres, hombres, niños, ciudadanos, señoras, alguien, nadie, todos, comunidad`,
    areas: `
    barrio, barrios, vecindario, vecindarios, comunidad, comunidades, zona, zonas, área, áreas, colonia, colonias,
    distrito, distritos, población, mayoría, parte, partes, calle, calles, edificio, edificios, urbanización,
    urbanizaciones, pueblo, ciudad, enclave, manzana, parte de la ciudad`,
    things: `
    iglesia, iglesias, mezquita, mezquitas, sinagoga, templo, templos, catedral, centro, centro comunitario,
    cementerio, escuela, escuelas, colegio, colegios, guardería, universidad, hospital, clínica, restaurante,
    restaurantes, comida, supermercado, supermercados, mercado, tienda, tiendas, panadería, carnicería, bar, bares,
    consulado, embajada, agente, agentes, asesor, cocina, cocinas, estilo, sala, salas, salón, baño, baños,
    habitación, habitaciones, cuarto, cuartos, dormitorio, dormitorios, recámara, recámaras, casa, casas, piso,
    pisos, suelo, suelos, pared, paredes, puerta, puertas, ventana, ventanas, armario, armarios, gabinetes,
    encimera, encimeras, granito, mármol, azulejo, azulejos, teja, tejas, madera, fachada, fachadas, exterior,
    interior, color, colores, electrodomésticos, nevera, valla, jardín, jardines, patio, patios, piscina, piscinas,
    terraza, parque, parques, parque infantil, juegos, zona de juegos, área de juegos, rampa, acceso, ascensor,
    estacionamiento, plaza, garaje, coche, muebles, alfombra, alfombras, techo, techos, idioma, clases,
    arquitectura, diseño, escalera, escaleras, mate, arena, montaña, río, lago, valle, bosque, roca`,
    lawful: `
    [mi|mis|nuestro|nuestra|nuestros] [viejo|vieja|viejos|antiguo|antigua|antiguos]
    [casero|casera|vecino|vecina|vecinos|amigo|amiga|amigos|jefe|inquilino|compañero|agente], sala familiar,
    casa familiar, casas familiares, vivienda familiar, viviendas familiares, unifamiliar, unifamiliares, multifamiliar,
    multifamiliares, comunidad 55+, comunidad para mayores de 55, mayores de 55, para mayores de 55,
    residencia para mayores, residencia de mayores, 55 y más, cuarto de niños, cuarto para niños, cuarto de los niños,
    habitación para niños, habitación de los niños, juegos para niños, parque infantil, acepta sección 8,
    acepten sección 8, acepte sección 8, aceptan sección 8, sección 8 aceptada, se acepta sección 8,
    que acepte section 8, acepta section 8, aceptan section 8, section 8 aceptado, cocina americana, se admiten niños,
    se aceptan niños, negro mate, paredes blancas, cocina blanca, casa blanca, casa blanca con, plaza de españa,
    accesible en silla de ruedas, accesible para silla de ruedas, adaptado para silla de ruedas,
    adaptada para silla de ruedas, acceso para discapacitados, acceso para personas con discapacidad, baño adaptado,
    perro guía, perro de servicio, calle iglesia, sin importar la raza, sin importar la religión, vivienda asequible,
    un solo nivel, una sola planta, todos son bienvenidos, préstamo va, suite para suegros, casa de suegros,
    tipo español, estilo español, estilo colonial, discriminación, por mi religión, por mi fe, por motivos religiosos,
    por nuestra religión, por mi cultura, [casa|casas|piso|apartamento|vivienda|edificio|propiedad] [no|que no sea|no
    sea|] [muy|tan|demasiado] [viejo|vieja|viejas], [escuela|colegio|escuelas|colegios] [de|para]
    [niñas|niños|chicas|chicos|señoritas|varones]`,
    faithBuildings: `
    iglesia, iglesias, mezquita, mezquitas, sinagoga, sinagogas, templo, templos, catedral`,
    shunning: `
    no, sin, lejos de, lejos de la, lejos de una, lejos de las, lejos del, evitar, evite, excepto, nada de, que no
    haya, que no esté cerca de, no cerca de, no quiero, no queremos, apartado de, alejado de, alejada de`,
    access: `
    se aceptan, acepta, acepte, aceptan, acepten, se admiten, admite, admita, admiten, permite, permita, permiten,
    permitan, bienvenidos, bienvenidas, alquilan a, alquila a, rentan a, venden a, permitidos, admitidos, aceptados,
    pueden, puede, discriminan, discriminación contra`,
    selecting: `
    no, sin, ni, pocos, pocas, menos, nada de, ningún, ninguna, ningunos, lejos de, lejos de los, lejos de las,
    lejos del, apartado de, alejado de, solo, sólo, solamente, únicamente, exclusivamente, entre, rodeado de,
    rodeada de, rodeados de, evitar, evite, evita, no quiero, no queremos, no me gustan, odio, detesto, donde haya,
    donde no haya, que no haya, donde vivan, donde viven, donde vive, con muchos, con muchas, con pocos, con pocas,
    libre de, lleno de, llena de, otros, otras, excepto, menos con, excluir, excluye, no cerca de, cerca de, junto
    a, al lado de, muchos, muchas, demasiados, demasiadas, tantos, tantas, nadie, prohibido, prohibidos, prohíban,
    prohíbe, no acepten, no acepte, no admita, no admitan, no se admiten, no se aceptan, no permita, no permitan,
    rechacen, rechace, cansado de, cansada de, alérgico a, alérgica a, miedo a, miedo de, incómodo con, prefiero,
    preferimos, preferiblemente, quiero, queremos, ordenar por, ordenado por, ordena por,
    no [se |][admita|admitan|admiten|acepte|acepten|aceptan|permita|permitan|permiten|alquilen a|alquile a|renten a],
    donde no [se |][admita|admitan|acepte|acepten|permita|permitan],
    que no [se |][admita|admitan|acepte|acepten|permita|permitan], que no tengan, que no tenga, que no sean, que no sea,
    estrictamente, se prefiere, se prefieren, se busca, habitada por, habitado por, ocupada por, ocupado por`,
    selectingAfter: `
    solamente, únicamente, exclusivamente, al lado, cerca, alrededor, en el edificio, en el barrio, en la zona, en
    el vecindario, en la casa, en la calle, en el piso de arriba, arriba, abajo, enfrente, no permitidos, no
    permitidas, no admitidos, viven, vive, vivan, viven allí, viven cerca, viviendo, residen, de vecinos, como
    vecinos, de vecino, no, fuera, preferentemente,
    preferible, preferibles, preferida, preferidas, de preferencia, estrictamente, cerca de mí`,
    shares: `
    mayoría, la mayoría, mayoría de, la mayoría de, mayoritariamente, mayormente, principalmente, predominantemente,
    sobre todo, porcentaje de, el porcentaje de, proporción de, número de, cuántos, cuántas, más, menos, muy,
    demasiado, todo, todos, todas, casi todos, tan, qué tan, solo, sólo, solamente, históricamente, mucha, poca,
    poco, mucho`,
    between: `
    los, las, el, la, lo, un, una, unos, unas, muchos, muchas, demasiados, tantos, otros, otras, ruidosos, gritones,
    y, o, u, ni, e, de, del, a, gente, más, muy, que, sea, sean, es, son, ser, esté, estén, haya, hay, tipo de,
    pequeños, jóvenes, buenos, buenas, bueno, buena, buen, tenga, tengan, ver, vivan, viven, todos, mayoría,
    con, que no`,
    pleases: `
    por favor, gracias, si es posible, porfa`,
    breaks: `
    con, para, en, por, a, de, desde, hasta, cerca, cerca de, junto a, bajo`,
    selfBeing: `
    soy, somos, yo soy, nosotros somos, era, fui, como una mujer, como un hombre, como familia, como pareja, me llamo,
    mi nombre es, nos llamamos, mi apellido es, estoy, estamos, siendo, me identifico como,
    [mi|nuestra] [religión|fe|raza|etnia|nacionalidad|cultura|lengua materna] es, [mi|nuestro] [origen|idioma] es,
    ella es, él es`,
    selfAs: 'como, como un, como una, siendo',
    selfHaving: `
    tengo, tenemos, no tengo, no tenemos, espero, esperamos, estamos esperando, voy a tener, vamos a tener`,
    selfLiving: `
    nací, nacimos, me crié, crecí, me mudé, nos mudamos, vine, vinimos, llegué, llegamos, emigré, emigramos, huimos,
    hui, trabajo, trabajamos, vivo, vivimos, vengo, venimos, rezo, rezamos, me jubilé, me jubilo, nos jubilamos,
    acabo de vender, acabamos de vender, acabo de tener, acabamos de tener, vendí, vendimos, compré, compramos, me
    casé, nos casamos, acabamos de casarnos, nos acabamos de casar, me acabo de casar, me divorcié, yo estudio,
    estudio medicina, estudio derecho, estudio en la universidad, estudiamos, hablo, solo hablo, hablamos, voy a misa,
    vamos a misa, voy a la iglesia, vamos a la iglesia, uso silla de ruedas, uso una silla de ruedas, recibo, cobro,
    sufro de, padezco, perdí, serví, llevo, practico, mi idioma es, enseño, uso muletas, cumplí, cumplo,
    actualmente alquilo, ahora alquilo, estoy alquilando, vivo de alquiler, rento en, ahora vivo, actualmente vivo,
    estudié, trabajé, viví`,
    lifeVerbs: `
    acaba de vender, acaba de tener, acaba de nacer, usa silla de ruedas, usa una silla de ruedas, nació, vino,
    llegó, trabaja, estudia, vive, se jubiló, habla, tiene, no puede,
    vivirá con nosotros, vive con nosotros, va a vivir con nosotros, se muda con nosotros, viene de, reza, enseña`,
    introductions: `
    soy, habla, les habla, le habla`,
    presences: `
    aquí, por aquí`,
    salutations: `
    salam, salaam, shalom, as salamu alaykum, namaste, bendiciones, dios los bendiga, dios te bendiga, que dios los
    bendiga`,
    selfOwning: `
    mi, mis, nuestro, nuestra, nuestros, nuestras, su, sus`,
    relatives: `
    esposa, esposo, marido, mujer, madre, mamá, padre, papá, padres, papás, madres, mamás, abuela, abuelo, abuelos,
    abuelas, pareja, familia, novio, novia, prometido, prometida, nietos, nieto, nieta, suegra, suegro, suegros,
    yerno, nuera, tía, tío, tíos, sobrino, sobrina, sobrinos, maestra, maestro, profesor, profesora, enfermera,
    enfermero, médico, médica, doctor, doctora, ingeniero, ingeniera, sacerdote, pastor, rabino, imán, monja, cura,
    camionero, chofer, jubilado, jubilada, jubilados, soltero, soltera, viuda, viudo, gemelos, mellizos, bebé,
    persona, hombre, hombres, mujeres, matrimonio, estudiante, estudiantes, soldado, veterano, veterana, inmigrante,
    refugiado, refugiada, cliente, clienta, compañero, compañera, trabajador, trabajadora, empleado, abogado,
    abogada, cocinero, artista, músico, programador, cristiano, católico, católica, musulmán, musulmana, judío,
    judía, ateo, atea, lesbiana, hijo, hija, hijos, hijas, niño, niña, niños, niñas, hermano, hermana, hermanos,
    hermanas, amigo, amiga, amigos, amigas, primo, prima, primos, primas`,
    conditions: `
    discapacidad, una discapacidad, cáncer, ceguera, autismo, autista, diabetes, epilepsia, visa, green card,
    tarjeta verde, silla de ruedas, en silla de ruedas, muletas, vale de vivienda, voucher, sección 8, pensión,
    seguro social, años, de edad, meses, permiso de trabajo, religión, fe, iglesia, mezquita, nombre, idioma,
    acento, trabajo, enfermedad, depresión, alergia, perro guía, en paro, en el ejército`,
    traits: `
    joven, jovenes, jubilado, jubilada, jubilados, jubiladas, casado, casada, casados, casadas, soltero, soltera,
    solteros, solteras, divorciado, divorciada, divorciados, divorciadas, viudo, viuda, viudos, viudas, pequeño,
    pequeña, pequeños, pequeñas, grande, grandes, viejo, vieja, viejos, viejas, mayor, mayora, mayores, mayoras,
    anciano, anciana, ancianos, ancianas, retirado, retirada, retirados, retiradas, embarazado, embarazada,
    embarazados, embarazadas, discapacitado, discapacitada, discapacitados, discapacitadas, sordo, sorda, sordos,
    sordas, ciego, ciega, ciegos, ciegas, autista, autistas, gay, gays, trans, transs, recién casados, recién
    casado, recién, menor, menores, numerosa, feliz, monoparental, lesbiana, lesbianas, del mismo sexo, mismo sexo,
    en silla de ruedas, profesional, profesionales, trabajadora, tranquila, tranquilo, sola, solo, juntos, nacido,
    nacida, criado, criada, desempleado, desempleada, nuevo, nueva, nuevos, extranjera, de color, blanca, negra, de
    origen, años, expareja, adolescente, adolescentes, bebés, feligrés, practicante, creyente, creyentes`,
    articles: `
    un, una, unos, unas, el, la, los, las, es, son, está, están, tiene, tienen, también, muy, ambos, ambas, dos,
    que, ya, recién, muchos, muchas, varios, varias`,
    nones: `
    no, ningún, ninguno`,
    selfSubjects: `
    yo, nosotros, nosotras, mí, él, ella, ellos`,
    purposes: `
    para`,
    greetings: `
    hola, buenas, buenos días, buenas tardes, buenas noches, saludos, hey, estimados, qué tal, oiga`,
    needs: `
    busco, buscamos, buscando, busca, buscan, necesito, necesitamos, necesita, necesitan, necesitando, quiero,
    queremos, quiere, quieren, quisiera, quisiéramos, quisiera encontrar, me gustaría, nos gustaría, le gustaría,
    deseo, deseamos, prefiero, preferimos, con un presupuesto, presupuesto, mi presupuesto, muéstrame, muéstreme,
    enséñame, dime, dame, encuéntrame, interesado, interesada, interesados, interesado en, pensando, pensando en,
    tratando, buscándo, puedo gastar, podemos gastar, hasta, máximo, odio, no quiero, no queremos, no me gustan,
    miedo, cansado de, cansada de, incómodo, incómoda, alérgico, alérgica, racista, contra, rodeado, quiero vivir,
    cuál, cuáles, cuánto, cuántas, cuántos, dónde, hay, tienen casas, por favor, mudándome, me mudo a, nos mudamos
    a, listo, lista, listos, entre`,
    origins: `
    de, desde, nací en, nacimos en, vengo de, venimos de, soy de, somos de, vivo en, vivimos en, trabajo en,
    trabajamos en, estudio en, originario de, originaria de, nacido en, nacida en, me mudé de, trabaja en, trabaja
    para, trabajo para`,
    seams: `
    y, e, así que, por eso, por lo que, aquí, entonces, pues, pero, además, también, que, porque, ya que, con lo
    cual, o sea`,
    signOffs: `
    gracias, muchas gracias, saludos, un saludo, atentamente, cordialmente`,
  })
