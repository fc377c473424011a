import { splitPhrases } from '../tables/phrase-tables.ts'
import type { ToldWords } from '../tables/told-words.ts'

export const toldWords = (): ToldWords => ({
  persons: splitPhrases(`
    niño, niña, niños, niñas, crío, críos, bebé, adolescentes,
    chatbot, chatbots, bot, página, páginas, web, aplicación, portal, agencia, agencias, empresa, empresas, competencia, periódico, artículo, radio,
    el mayor, la mayor, el pequeño, la pequeña, nuestro mayor, nuestra mayor, mi mayor, el mediano, la mediana,
    amigo, amiga, amigos, amigas, conocido, conocida, conocidos, colega, colegas, compañero, compañera, compañeros,
    compañeras, vecino, vecina, vecinos, vecinas, casero, casera, dueño, dueña, inquilino, inquilina, inquilinos,
    jefe, jefa, primo, prima, primos, primas, tío, tía, tíos, tías, hermano, hermana, hermanos, hermanas, cuñado,
    cuñada, suegro, suegra, suegros, madre, padre, mamá, papá, padres, abuelo, abuela, abuelos, sobrino, sobrina,
    sobrinos, nieto, nieta, nietos, ahijado, padrino, madrina, ex, exmarido, exmujer, novio, novia, prometido,
    prometida, tipo, chico, chica, chicos, muchacho, señor, señora, señores, caballero, hombre, mujer, pareja,
    parejas, tipa, tío del, gente, fontanero, plomero, electricista, albañil, mecánico, peluquero, peluquera,
    barbero, dentista, médico, médica, enfermero, enfermera, cirujano, veterinario, maestro, maestra, profesor,
    profesora, entrenador, abogado, abogada, contable, contador, agente, agentes, corredor, asesor, banquero,
    cajero, camarero, mesero, cocinero, conductor, taxista, camionero, cartero, cura, canguro, niñera, becario,
    policía, periodista, inversor, inversores, comprador, compradores, vendedor, vendedores, cliente, clientes,
    secretaria, recepcionista, hijo, hija, gemelos, alguien, persona, los de [arriba|abajo|al lado|enfrente], el de
    [arriba|abajo|al lado|enfrente], la de [arriba|abajo|al lado|enfrente]`),
  closings: splitPhrases(`
    un saludo, saludos, saludos cordiales, un cordial saludo, cordialmente, atentamente, un abrazo, abrazos, muchas
    gracias, gracias, besos, un beso, reciba un cordial saludo, le saluda, muy atentamente`),
  introductions: splitPhrases(`
    soy, aquí, habla, le habla, le llama, te llama, me llamo, mi nombre es, ha llamado a, ha llamado usted a`),
  neverAgain: splitPhrases(`
    sin eso, sin esos, sin ellos, nada de eso, nada así, nada parecido, nada por el estilo, eso no, eso otra vez no, no quiero eso, no queremos eso, que no pase otra vez, que no se repita, evitar eso, no quiero que se repita`),
})
