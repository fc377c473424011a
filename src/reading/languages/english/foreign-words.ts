/** Words of the world outside: where no heading has one of them, the papers of a firm hardly speak of it. */
export const englishForeign = `
  movie, movies, airplane, airplanes, roman, romans, banana, invented, discovered, actor, actress, song, songs,
  lyrics, singer, concert, album, novel, poem, poetry, joke, jokes, riddle, recipe, recipes, soup, pasta, pizza,
  lasagna, sourdough, omelette, beef, cocktail, football, soccer, baseball, basketball, hockey, tennis player,
  golf, olympics, championship, chess, team won, president, senator, congress, parliament, prime minister,
  queen, king, emperor, pope, politics, battle, revolution, treaty, empire, continent, volcano, planet, planets,
  moon, jupiter, saturn, galaxy, universe, eclipse, rocket, astronaut, weather, forecast, dinosaur, dinosaurs,
  elephant, elephants, giraffe, whale, whales, shark, penguin, butterfly, evolution, dna, molecule, atom, atoms,
  chemistry, physics, biology, math, maths, mathematics, equation, algebra, calculus, derivative, integral,
  theorem, prime number, square root, fraction, speed of light, gravity, photosynthesis, vaccine, vaccines,
  calories, protein, vitamin, vitamins, workout routine, meditation, horoscope, zodiac, astrology, lottery,
  casino, poker, bitcoin, crypto, cryptocurrency, nasdaq, javascript, java, html, programming, algorithm,
  chatgpt, synonym, grammar, verb, noun, adjective, spelling, philosopher, philosophy, shakespeare, mozart,
  beethoven, picasso, einstein, newton, napoleon, opera, ballet, airline, airlines, eiffel, everest, amazon
  river, nile, titanic, pyramid, pyramids, dragon, unicorn, superhero, batman, wizard, netflix, youtube, tiktok,
  instagram, celebrity, dating, hairstyle, makeup, shampoo, jeans, horsepower, carburetor, ferrari,
  transmission, oil change, knitting, crochet, origami, magic trick, meaning of life`
