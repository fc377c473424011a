const person =
  '(?:(?:un |una |el |la |algun |alguna |su |tu |otro |otra )?(?:persona(?: real| humana| de verdad)?|humano|humana|ser humano|agente(?: inmobiliario| humano)?|asesor|asesora|corredor|vendedor|vendedora|representante|operador|operadora|alguien|comercial|encargado|encargada|empleado|empleada|gente|atencion al cliente|servicio al cliente|ejecutivo|ejecutiva))'
const talk =
  '(?:hablar|platicar|conversar|chatear|comunicarme|comunicarnos|contactar(?:me)?|ponerme en contacto|charlar|reunirme|tratar|comuniqueme|comunicame|paseme|pasame|poneme|ponme|pongame|conectame|conecteme|transfiereme|transfierame)'

/** Whole wishes for a person; words of a person alone ("comisión del agente") are none. */
export const spanishPersonWishes: readonly RegExp[] = [
  new RegExp(`\\b${talk}(?: directamente)?(?: con| a)? ${person}\\b`),
  /\b(?:quiero|quisiera|necesito|prefiero|me gustaria|deseo|dame|deme) (?:a )?(?:una? )?(?:persona (?:real|humana|de verdad)|humano|agente|asesor|asesora|representante|operador|operadora)\b/,
  /^(?:por favor |porfa )?(?:una? )?(?:persona(?: real)?|humano|agente|asesor|asesora|representante|operador|operadora)(?: por favor| porfa| ya)*[.!?]*$/,
  /\b(?:me (?:puede|pueden|puedes|podria|podrian|podrias) (?:llamar|contactar|escribir|marcar)|(?:puede|pueden|puedes|podria|podrian|podrias|que) (?:llamarme|contactarme|escribirme|me llamen|me llame|me contacten|me contacte))\b/,
  /^(?:por favor |porfa )?(?:llamame|llameme|llamenme|contactame|contacteme|contactenme|marcame|marqueme)\b/,
  /\b(?:quiero|necesito|prefiero) (?:que (?:alguien|una persona|un agente|un asesor) |una llamada)/,
  /\b(?:no quiero|no) (?:hablar con )?(?:un |una |mas )?(?:bots?|robots?|maquinas?)\b.*\b(?:persona|humano|agente)\b/,
]

/** Questions about a person that a listing or the chatbot may answer itself. */
export const spanishPersonQuestions: readonly RegExp[] = [
  /^(?!.*\bquiero (?:hablar|platicar)\b).*\b(?:necesito|hace falta|debo|tengo que|conviene|que hace|que es|cuanto cobra|por que|cuando|sin) (?:hablar con |contratar (?:a )?)?(?:un |una |el |la )?(?:agente|corredor|asesor)\b.*\?/,
]
