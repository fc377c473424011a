import type { DemoTalk } from '../demo-talk.ts'

/** Visitors who want to rent, or something else. */
export const rentalTalks: readonly DemoTalk[] = [
  {
    began: { days: 28, at: '14:21' },
    page: '/rentals',
    language: 'en',
    steps: [
      'Which rentals in Seattle allow pets?',
      'under 2000 a month',
      'is there laundry?',
      {
        lead: {
          firstName: 'Owen',
          lastName: 'Castillo',
          email: 'owen.castillo@example.com',
          message: 'I have one calm old dog.',
        },
        status: 'done',
      },
    ],
  },
  {
    began: { days: 26, at: '22:47' },
    page: '/rentals/austin',
    language: 'en',
    steps: ['2 bedroom apartments for rent in Austin', 'with parking', 'what is the deposit?'],
  },
  {
    began: { days: 23, at: '09:33' },
    page: '/',
    language: 'es',
    steps: ['¿qué alquileres en Austin aceptan mascotas?', 'con piscina', '¿cuánto es el depósito?'],
  },
  {
    began: { days: 21, at: '17:10' },
    page: '/rentals',
    language: 'en',
    steps: [
      'furnished room in Portland',
      'are utilities included?',
      {
        tour: 'PLP40206',
        afterDays: 2,
        at: '17:00',
        kind: 'video',
        becomes: 'declined',
        firstName: 'Ines',
        lastName: 'Duarte',
        email: 'ines.duarte@example.com',
        answer: 'The room was let this morning. We write to you when another one comes up.',
      },
    ],
  },
  {
    began: { days: 19, at: '12:05' },
    page: '/faq',
    language: 'en',
    steps: ['do you manage rentals for owners?', 'what are your fees?', 'where is your office?'],
  },
  {
    began: { days: 17, at: '08:20' },
    page: '/rentals/seattle',
    language: 'en',
    steps: ['3 bedroom house to rent in Seattle under 2500', 'what about 3000?', 'and 2 bedrooms?'],
  },
  {
    began: { days: 15, at: '19:55' },
    page: '/rentals',
    language: 'en',
    steps: [
      'lofts for rent in Portland',
      'does it have an elevator?',
      { saves: 'PLP40204' },
      {
        tour: 'PLP40204',
        afterDays: 4,
        at: '12:00',
        kind: 'in-person',
        becomes: 'confirmed',
        firstName: 'Noah',
        lastName: 'Lindgren',
        email: 'noah.lindgren@example.com',
      },
    ],
  },
  {
    began: { days: 13, at: '10:40' },
    page: '/',
    language: 'es',
    steps: [
      'quiero hablar con una persona',
      { colleague: 'Diego', says: 'Hola, soy Diego. ¿En qué puedo ayudarle?' },
      'busco un piso de dos habitaciones para septiembre',
      { colleague: 'Diego', says: 'Con gusto. Le preparo tres opciones y se las envío hoy por correo.' },
      'back',
      {
        lead: {
          firstName: 'Rosa',
          lastName: 'Molina',
          email: 'rosa.molina@example.com',
          message: 'Dos habitaciones, desde septiembre.',
        },
        status: 'open',
      },
    ],
  },
  {
    began: { days: 11, at: '15:02' },
    page: '/sell',
    language: 'en',
    steps: [
      'what is my house worth?',
      'I want to sell in spring',
      {
        lead: {
          firstName: 'Walter',
          lastName: 'Quinn',
          phone: '+12065550188',
          message: 'Three bedrooms in Ballard, thinking of April.',
        },
        status: 'open',
      },
    ],
  },
  {
    began: { days: 9, at: '21:31' },
    page: '/rentals/portland',
    language: 'en',
    steps: ['short term rental in Portland for two weeks', 'furnished?', 'beachfront studio under 1000?'],
  },
  {
    began: { days: 7, at: '13:13' },
    page: '/rentals',
    language: 'en',
    steps: [
      'does anything take housing vouchers?',
      'tell me more about the second one',
      {
        lead: {
          firstName: 'Keisha',
          lastName: 'Monroe',
          email: 'keisha.monroe@example.com',
          message: 'When could I move in?',
        },
        status: 'new',
      },
    ],
  },
  {
    began: { days: 5, at: '18:36' },
    page: '/',
    language: 'en',
    steps: ['apartments in Boise', 'ok, in Seattle then', 'with a balcony'],
  },
  {
    began: { days: 2, at: '12:49' },
    page: '/rentals/austin',
    language: 'en',
    steps: [
      'townhouse for rent in Austin with a garage',
      'can I bring two cats?',
      {
        tour: 'PLA30207',
        afterDays: 3,
        at: '15:30',
        kind: 'in-person',
        becomes: 'requested',
        firstName: 'Sofia',
        lastName: 'Alvarez',
        email: 'sofia.alvarez@example.com',
      },
    ],
  },
  {
    began: { days: 1, at: '08:07' },
    page: '/rentals/seattle',
    language: 'en',
    steps: ['studio in Seattle', 'is heat included?', 'what is the lease term?'],
  },
  {
    began: { minutes: 38 },
    page: '/rentals/portland',
    language: 'en',
    steps: [
      'two bedroom rental in Portland with a fireplace',
      'is it pet friendly?',
      {
        tour: 'PLP40203',
        afterDays: 2,
        at: '11:30',
        kind: 'in-person',
        becomes: 'requested',
        firstName: 'Bea',
        lastName: 'Sandoval',
        email: 'bea.sandoval@example.com',
        message: 'My sister comes along.',
      },
    ],
  },
  {
    began: { minutes: 6 },
    page: '/seattle',
    language: 'en',
    steps: ['2 bedroom condo in Seattle under 650k', 'does it have a view?', 'can I talk to an agent about it?'],
  },
]
