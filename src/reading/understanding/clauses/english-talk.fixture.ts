/** What visitors say besides what they ask for, a line a kind; none of it may change a search. */
export const englishTalk = `
  greeting: Hey there! ~ Good evening folks ~ Hello, is anyone around ~ Happy Tuesday ~ Hi, Jenny here ~
    Morning! ~ Good day to you ~ Hiya, anyone there? ~ Howdy from Texas ~ Dear Sir or Madam ~ Yo ~
    Hello again, it is me
  story: Last summer we drove 2,000 miles across 5 states ~ Back in 1998 I rented a basement studio in Chicago ~
    When I was 12 we lived by the lake ~ Two weeks ago we got burgled ~
    We nearly bought a duplex in 2019 but the deal fell through ~
    Our first apartment had one bathroom and no parking ~ I once stayed in a villa with a pool in Spain ~
    Our pipes froze in 2021 and the whole ground floor was under water ~ The movers lost two of our boxes ~
    We drove past a lovely villa on the way home ~ A tree fell on our garage last October ~
    Our flight from Miami took 9 hours ~ My ex kept the house and the boat ~ They tore down the old mall near us ~
    Growing up we had three dogs and a big yard ~ After the flood we spent 6 months in a hotel ~
    Years ago my uncle built a cabin with his own hands
  thanks: Thanks a bunch, you have been super helpful ~ I owe you one ~ Appreciate all the work you do ~
    Thank you for getting back to me within 2 hours
  apology: Sorry if I am rambling ~ Apologies for the wall of text ~ Forgive me, it is late here ~
    Sorry about the 3 messages earlier
  smalltalk: How's everything over there? ~ Crazy week, right? ~ Long day today ~ It is what it is
  weather: It has been pouring for 3 days straight ~ 95 degrees here today ~ We got 10 inches of snow last night
  work: I run a small bakery with 4 employees ~ My company is opening an office with 200 people ~
    I work nights at the hospital ~ I start my new job on March 3 ~ My husband drives trucks for a living ~
    I make 95k a year ~ I have been promoted to regional manager ~ I'm between jobs right now ~
    My shift ends at 11 ~ I teach 30 kids every day ~ Our startup just raised 2 million dollars ~
    I work from 9 to 5 ~ I am a realtor myself ~ My office has 12 floors
  family: My kids are 4, 7 and 11 ~ Our oldest is off to college next fall ~ We're a family of 5 ~
    My mom is turning 80 in May ~ Grandpa built houses all his life ~
    My twin sister lives two streets away from me ~ Three of my kids play the violin ~ My niece just turned 2 ~
    My in-laws are staying with us until Christmas ~ Grandma lives alone in a 5 bedroom house ~
    My son wants to be an astronaut ~ The twins have their own rooms at my moms ~ I have 4 brothers and 2 sisters
  hobby: I paint watercolors on weekends ~ We love hiking and board games ~
    My wife bakes sourdough every morning ~ He rides his bike 20 miles a day ~ I restore old furniture for fun ~
    I play chess online ~ I have run 12 marathons ~ My husband builds model trains in the garage
  who: I am 42 ~ My name is Dave and I am an electrician ~ I am originally from Denver ~ I'm a nurse by trade ~
    We are newlyweds ~ I am left-handed
  found: I found you on Google ~ My dentist told me about this site ~ Saw your sign on 5th Avenue ~
    A coworker sent me your link ~ Your ad popped up on Instagram ~ A flyer in my mailbox led me here ~
    Somebody at church mentioned you ~ I clicked on your banner ~ The guy at the bank gave me this address
  howlong: I have been searching for 8 months now ~ We've seen 14 places so far ~ This is our third attempt ~
    I've been at this since January ~ For 2 years we have gotten nowhere
  others: My friend pays 2,400 a month for a shoebox ~ My brother bought a condo in Miami for 300k ~
    My boss has a house with 6 bedrooms and a wine cellar ~ The neighbors just put in a hot tub ~
    My aunt rents out her basement ~ My coworker sold his townhouse for 1.2 million ~
    My parents' place has a huge garden ~ Our neighbor got 800k for his place ~
    A colleague of mine rents a studio for 1200 a month ~ My best friend has a pool and never uses it ~
    Bill Gates has a house with 24 bathrooms ~ The people next door just listed their home ~
    Some guy bought the whole street ~ My sister-in-law pays no HOA at all
  past: We sold our house last year ~ I paid 300k in 2012 ~ My old flat had a pool and it was a pain ~
    Our previous house had 4 bedrooms ~ I used to own a cabin by a lake ~
    In our last rental the heating never worked ~ The one before that had a leaky roof ~
    The apartment we left had no heating ~ I lost 50k on my first house ~ We've been outbid 6 times ~
    In 2005 houses cost half of what they cost now ~ Our offer on a townhouse got rejected last week
  own: My garage is full of junk ~ My current apartment is on the 4th floor ~ Our lease is up in 60 days ~
    Our building has no elevator ~ I pay 1900 a month right now ~ My couch is 9 feet long ~ Our kitchen is tiny ~
    My landlord wants 200 more per month ~ Our basement flooded twice ~ The roof of our place leaks ~
    My commute is 90 minutes each way ~ My mortgage is at 3 percent ~ Our rent goes up to 2,300 in July ~
    My closet is bigger than my kitchen ~ I'm subletting from a friend ~
    Our house has been on the market for 3 months
  place: I live in Boston ~ I fly in from Denver on Monday ~ My sister moved to Kent ~
    We spent our honeymoon in Miami ~ I grew up near Seattle ~ Calling from Portland ~ My office is in Bellevue ~
    We're based in Chicago at the moment ~ I was stationed in San Diego for 4 years ~ We honeymooned in Paris ~
    My company is headquartered in Denver ~ Greetings from Boston ~ My aunt is buried in Kent ~
    I fly to Chicago twice a month ~ My in-laws retired to Miami
  sports: Did the Mariners win last night? ~ How many goals did Messi score in 2022? ~ Who is playing on Sunday? ~
    Go Seahawks!
  recipe: What can I cook with 3 eggs and some rice? ~ How long do I boil an egg? ~ Got a good recipe for lasagna?
  hours: What time do you open tomorrow? ~ Are you open on Sundays? ~ Is the office closed at 5 pm? ~
    When do you close?
  yourname: What should I call you? ~ Do you have a name? ~ Are you a person or a machine? ~ Who am I talking to?
  howareyou: How are things? ~ How have you been? ~ Everything good with you?
  mortgage: What are mortgage rates these days? ~ Will rates go below 5 percent? ~
    How does an escrow account work? ~ Is a 30 year mortgage better than a 15 year one?
  politics: Who won the election in 2020? ~ The governor is a clown ~ What do you think of the new tax law?
  computing: My laptop crashed twice today ~ This app keeps freezing ~ How do I reset my password? ~
    Does this work on Android 12? ~ The button on your page does nothing
  travel: How long is the flight to Tokyo? ~ We are flying to Paris in June ~
    I get back from vacation on the 15th ~ Do I need a visa for Canada?
  complaint: This is so frustrating ~ The last realtor wasted 6 weeks of our time ~ Prices are insane these days ~
    Nobody ever calls me back ~ Your website is slow ~ Every open house was packed with 50 people ~
    Your chat window keeps closing ~ This took forever to load ~ Nothing ever works out for us ~
    The photos on your site are blurry ~ I have asked this 3 times already
  joke: Why did the chicken cross the road? ~ Knock knock ~
    I told my wife she should embrace her mistakes, so she hugged me
  quote: As they say, home is where the heart is ~ My dad always said buy land, they are not making it anymore ~
    "Good things come to those who wait" ~ Location, location, location, as my uncle used to say
  signoff: Cheers, Tom ~ Best, Maria ~ Talk soon ~ Yours, the Millers ~ Have a wonderful evening ~ Over and out ~
    Sent from my iPhone ~ Have a good rest of your week ~ Thanks and bye ~ Warmly, Susan ~ TTYL ~ Later! ~
    With best wishes from all of us ~ Looking forward to your reply
  dictation: um so like you know ~ okay so let me see here ~ uh hold on a second ~ right okay where was I ~
    well anyway yeah ~ so um okay first things first ~ wait let me turn off the radio ~
    sorry the kids are screaming in the background ~ hey siri start dictation
  signature: Tom Becker, 206-555-0147, tom.becker@example.com ~ Mobile: 555 010 2233 ~
    John Q. Public, 555.123.4567 ~
    Reach me at 206 555 0100 any time after 6 pm ~ My email is kim_99@mail.co
  date: My birthday is on June 12 ~ I have a dentist appointment at 5 pm ~ See you Thursday at 10:30 ~
    Today is my day off ~ The meeting is in room 204 ~ Our anniversary is on the 21st ~ It is already June ~
    I'm free on Saturday at 2 ~ I will be in town from May 3 to May 9 ~ It's my 40th birthday today ~
    Tuesday works for me
  emoji: 😀 ~ 🙏🙏 ~ 👍 ~ ❤️ ~ 🏡✨ ~ :)
  reaction: The last one you showed me was awful ~ I liked the second picture ~
    That one was way too small for us ~ Those were nice ~ Wow, that was fast ~
    The house on Oak Avenue smelled of smoke ~ Hated the one with the pink bathroom ~
    The photos of the last one were great ~ That house gave me the creeps ~
    We visited the blue one yesterday and it smelled ~ My wife liked the first one best
  people: We are 5 people ~ My 3 kids are with me ~ It is just me and my cat Felix ~ There are 2 of us
  duration: for 12 years now ~ I have been here for 20 minutes already ~ We have been married for 15 years ~
    2 weeks ago ~ I called you 3 times
  health: I had a knee surgery in April ~ My back hurts today ~ My doctor says I should walk 10,000 steps a day
  pets: My cat is 14 years old ~ The dog ate my homework ~ Our goldfish died yesterday
  food: I had 2 coffees already ~ I'm eating lunch as I type ~ The pizza here is great
  vehicle: My car has 150,000 miles on it ~ I drive an old Honda ~ My truck broke down near Kent
  school: My daughter is in second grade ~ I studied architecture for 5 years ~ Finals are next week
  money: We saved up for 6 years ~ My bank turned me down twice ~ I won 500 dollars in the lottery ~
    Inflation is at 4 percent
  news: I read that sales dropped 12 percent ~ They say the market will crash in 2027 ~
    The news said rents are up 8 percent ~ The Fed raised rates again ~ Interest rates are killing us ~
    Rents in Boston doubled since 2015 ~ They are building a new stadium downtown ~
    House prices fell 3 percent in March
  tv: I watch those house flipping shows all day ~ We finished all 9 seasons of that show ~
    I saw a tiny house on TV
  questionelse: What is the square root of 144? ~ How deep is the ocean? ~ Do you know any good plumbers? ~
    Can you recommend a restaurant? ~ What year did the war end? ~ Is it true that cats have 9 lives?
  philosophy: Life is too short to wait ~ You only live once ~ Money is not everything ~ Time flies
  meta: Let me explain ~ Just to give you some background ~ Here's my situation ~ Where do I start ~
    I will keep it short ~ Bear with me ~ Not sure where to begin ~ I hope I am doing this right ~
    I have two things to say ~ Here goes nothing ~ First of all let me say hi ~
    Long time listener first time caller ~ This is a bit embarrassing ~ I am new to this ~
    You probably get this a lot ~ Just thinking out loud here
  future: I will call you tomorrow ~ We'll be in touch ~ My wife will read this later ~
    I am going on holiday next week ~ We will celebrate when this is over
  feeling: I am so excited ~ We are exhausted ~ I feel like giving up ~ This makes me nervous ~ I am over the moon
  event: We got engaged at Christmas ~ Our wedding is on the 14th of September ~ The party is at 8 ~
    I just had a baby
  testing: Can you hear me? ~ Is this thing on? ~ Testing
  compliment: You guys rock ~ Great website by the way ~ You are so smart ~ Love the new design
  noise: lol ~ haha that is funny ~ oh well ~ whatever ~ asdfgh
  opinions: I think open floor plans are overrated ~ Carpets are disgusting if you ask me ~
    People say pools are a money pit ~ Big houses are hard to heat
  questions: Who sings that song about the yellow submarine? ~ Can you tell me the time? ~
    Have you read any good books lately? ~ What is your favorite color? ~ How many states are there in the US? ~
    How many cups are in a gallon? ~ Do you ship to Canada? ~ Is your office near the station? ~
    Who is your boss? ~ Do I have to create an account? ~ Is this chat free? ~ Are you on WhatsApp? ~
    Could you explain what escrow means? ~ What does APR stand for? ~ Why is the sky blue? ~
    Should I invest in stocks? ~ What would you do in my place? ~ Are you hiring? ~ When is the next full moon? ~
    Do you work on weekends? ~ How do I delete my account? ~ What happened to the old website? ~
    Can I pay by credit card? ~ Does your company have a blog? ~ Would you like to hear a joke? ~
    Is it going to rain tomorrow?
  numbers: I have 3 cats, 2 dogs and a parrot ~ I am number 7 in the queue ~ I rolled a 6 ~
    My lucky number is 13 ~ There were 200 people at the concert ~ I weigh 180 pounds ~
    I ran 10 miles this morning ~ We won 3 to 1 ~ I owe 20k in student loans ~ My credit score is 760 ~
    I donate 500 dollars a year
  feelings: Honestly I am a little overwhelmed ~ Buying is scary ~ I cannot believe how expensive everything is ~
    We are head over heels ~ My nerves are shot
  saying: Home sweet home ~ A penny saved is a penny earned ~ Rome was not built in a day ~
    My grandma used to say that walls have ears ~ You get what you pay for ~ There is no place like home ~
    The grass is always greener on the other side
  animals: My cat keeps walking on the keyboard ~ Our old dog passed away in spring ~ The neighbor has 12 chickens
  selling: We are selling our condo in Miami ~ Our old house is under contract ~
    We close on our place on the 30th ~ We got an offer on our townhouse ~ I need to sell my house first ~
    Our buyers want to close in 30 days
  forms: As kids we hid in the attic of a farmhouse with 6 bedrooms ~ The boat cost us 38000 dollars ~
    Another website kept showing me condos in Boston ~ Back then a house cost 30000 dollars ~
    Investors bought up all the townhouses ~ If I won the lottery I would buy a castle with 20 bedrooms ~
    John Miller, 425 Oak Street, Boston ~ I restored a 1967 Mustang in my dad's garage
`
