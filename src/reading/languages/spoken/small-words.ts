import type { SpokenLanguage } from './spoken-language.ts'

/** The commonest words of a language, those of a search for homes among them, and its letters beyond a to z. */
export interface SmallWords {
  words: string
  letters?: string
}

/** Languages in Latin letters. Those that the guide reads are here too, so that none of theirs is taken for another's. */
export const latinWords: Readonly<Partial<Record<SpokenLanguage, SmallWords>>> = {
  en: {
    words: `the of and to in is you that it he was for on are with as his they at be this have from or had by not but what some
      we can out other were all there when up use your how said an each she which do their if will way about many then them
      would like so these her him has more could no my than been who its now did get come made may i me a us our am any homes home
      house houses bedroom bedrooms bath baths looking show want need near under over price does please find rent sale buy one two
      hello thanks yes where much big new man male female open has only also day days kind most too just or do u ur love good next door make earn apt ba bd br mo max ciao`,
  },
  es: {
    words: `de la que el en y a los se del las un por con no una su para es al lo como más pero sus le ya o este sí porque esta
      entre cuando muy sin sobre también me hasta hay donde quien desde todo nos uno ni contra otros ese eso ante ellos e esto mí
      algunos qué otro él tanto esa estos mucho nada cuál sea poco ella estar estas algo nosotros mi te ti casa casas busco quiero
      habitaciones precio necesito cerca tiene hola gracias piso pisos tienen dos tres menos otra cuánto cuesta son era comprar alquilar segura zona primera segunda mínimo máximo día buena`,
    letters: 'áéíñóúü',
  },
  fr: {
    words: `de la le et les des en un du une que est pour qui dans a par plus pas au sur ne se ce il sont la mais comme ou si leur
      on avec tout nous sa elle son aux été cette ces je vous votre sans deux fait être même y ont d l c n qu s j m t ai mon ma mes
      maison maisons appartement cherche voudrais chambres prix moins près bonjour merci quel quelle combien loyer vente trois où
      me moi te tu très ça oui non peut faut veux bon alors`,
    letters: 'àâæçéèêëîïôœùûüÿ',
  },
  de: {
    words: `der die und in den von zu das mit sich des auf für ist im dem nicht ein eine als auch es an werden aus er hat dass sie
      nach wird bei einer um am sind noch wie einem über einen so zum war haben nur oder aber vor zur bis mehr durch man sein wurde
      ich wir mir uns ihr ihre haus häuser wohnung suche möchte zimmer preis unter kein keine ohne hallo danke wo was gibt kann
      können bitte viel alles groß schlafzimmer ja nein zwei drei man du gerne gern ab etwa mio ciao`,
    letters: 'äöüß',
  },
  pt: {
    words: `de a o que e do da em um para é com não uma os no se na por mais as dos como mas foi ao ele das tem à seu sua ou ser
      quando muito há nos já está eu também só pelo pela até isso ela entre era depois sem mesmo aos ter seus quem nas me esse eles
      estão você tinha foram essa num nem suas meu às minha têm numa pelos elas havia casa casas procuro quero quartos preço
      apartamento preciso perto olá obrigado qual quanto custa dois três menos onde boa bom sim sala são algo lote terreno lotes comprar alugar compra ver quando posso conhecer segunda primeira vale dia no mínimo máximo`,
    letters: 'áâãàçéêíóôõúü',
  },
  it: {
    words: `di che e la il un a per in una sono mi ho si lo non è con del da no le cosa ma al i se come ti ha dei ci gli alla anche
      questo più nella qui hai della c'è tutto su quello quanto nel ed bene o era chi mio dove perché quando molto vorrei cerco casa
      case appartamento appartamenti camere camera letto bagni prezzo meno zona vicino giardino buongiorno ciao salve grazie posso
      avete qual quale quali vendita affitto delle degli dello sulla dalla euro cerchiamo abbiamo bisogno fino massimo entro mutuo
      voglio mostrami può senza sia stanze vedere parlare mia mie miei numero chiami questa ecco potete sotto sopra`,
    letters: 'àèéìíòóùú',
  },
  nl: {
    words: `de het een en van ik is in je dat niet op te zijn met voor er wat aan ook als bij maar heeft deze naar dit kan u wij
      zij uw hoe wie waar nog meer zonder over om door geen huis huizen woning woningen appartement slaapkamers slaapkamer kamers prijs
      onder tuin zoek zoeken wil graag hebben heb dank bedankt hallo goedendag kopen huren koop huur mooie buurt dichtbij kosten
      kost hoeveel welke laat zien mijn ons onze wordt worden naast tot euro minstens maximaal`,
    letters: 'éëïóöü',
  },
  ca: {
    words: `de la el que i a en un per amb no una és els les del al es com més però són aquest aquesta hi ha si seu sense sobre
      també molt tot jo vostè tinc vull voldria busco cerco casa cases pis pisos habitacions preu menys prop jardí bon dia gràcies
      on quin quina quant quants té fins d l m s ni o em ens amb dues tres lloguer venda comprar llogar necessito aquí això`,
    letters: 'àçéèíïóòúü',
  },
  vi: {
    words: `và của có không là một các cho này trong đến với được tôi bạn nhà ở khi nhưng thì cần hộ người phòng ngủ giá dưới trên
      gần mua bán thuê căn tìm muốn cám cảm ơn xin chào bao nhiêu tiền nào đâu khu vực tại hai ba tắm mấy những rất làm như về ra
      hơn còn đã sẽ hỏi giúp biết xem rẻ`,
    letters: 'àáâãèéêìíòóôõùúýăđĩũơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ',
  },
  pl: {
    words: `w i na z do jest nie to się że o jak dla po od ma są ta ten te co czy tak już tylko za przez przy być może mam mnie mi
      szukam chcę chciałbym chciałabym dom domu domy mieszkanie mieszkania pokoje pokoi sypialnie sypialnia sypialniami cena cenie
      poniżej blisko ogród ogrodem bez ile kosztuje gdzie dzień dobry cześć dziękuję proszę kupić wynająć sprzedaż wynajem które
      jakie jaki oraz lub ale więcej trzy dwa dwie łazienki u we ze`,
    letters: 'ąćęłńóśźż',
  },
  tr: {
    words: `ve bir bu için ile de da çok ne var değil olan daha mi mı mu mü ben sen biz siz ev evi evler evleri daire daireler
      arıyorum istiyorum odalı oda odası yatak banyo fiyat fiyatı altında üstünde yakın bahçe bahçeli kiralık satılık merhaba
      teşekkürler teşekkür ederim lütfen nerede kaç kadar hangi gibi ama ya veya olarak bana bize en az fazla misiniz mısınız
      yok nasıl iki üç evet hayır bin`,
    letters: 'âçğıîöşüû',
  },
  sv: {
    words: `och att det i en som på är av för med den till inte har de ett om jag vi du ni han hon vill letar söker efter hus huset
      lägenhet lägenheter bostad bostäder sovrum rum pris under över nära trädgård utan hej tack var vad hur mycket kostar finns
      köpa hyra eller men från kan ska skulle mig oss min mitt era någon något två tre badrum gärna minst högst ej`,
    letters: 'åäö',
  },
  da: {
    words: `og at det i en som på er af for med den til ikke har de et om jeg vi du man vil leder søger efter hus huse huset
      lejlighed lejligheder bolig boliger soveværelser soveværelse værelser pris under over tæt nær have uden hej tak hvor hvad
      hvordan meget koster findes købe leje eller men fra kan skal mig os min mit nogen noget to tre badeværelser gerne mindst højst
      jer nogle gør der dig`,
    letters: 'åæø',
  },
  no: {
    words: `og at det i en som på er av for med den til ikke har de et om jeg vi du man vil leter ser etter hus huset leilighet
      leiligheter bolig boliger soverom rom pris under over nær hage uten hei takk hvor hva hvordan mye koster finnes kjøpe leie
      eller men fra kan skal meg oss min mitt noen noe to tre bad gjerne minst høyst dere gjør hvilke deg norsk`,
    letters: 'åæø',
  },
  fi: {
    words: `ja on ei se että en hän ole mutta niin kun myös minä sinä me te he mitä missä joka kuin oli olen haluan etsin etsimme
      talo taloa talon taloja asunto asuntoa asuntoja asunnon makuuhuone makuuhuonetta makuuhuoneen huonetta hinta hinnan alle yli
      lähellä lähistöllä piha pihalla ilman hei moi kiitos paljonko kuinka paljon maksaa ostaa vuokrata vuokra tai vain onko voisitko
      kaksi kolme minulle meille jossa jonka saa mikä kanssa`,
    letters: 'äåö',
  },
  id: {
    words: `yang dan di ini itu dengan untuk dari tidak ada pada adalah rumah anda kami saya ingin mencari cari apartemen kamar
      tidur mandi harga bawah atas dekat taman tanpa halo terima kasih berapa mana apa apakah beli membeli sewa menyewa dijual
      disewakan atau juga bisa dapat akan sudah belum lebih kurang sekitar saja kalau seperti dua tiga tolong butuh bagaimana jual
      karena punya dolar`,
  },
  ms: {
    words: `yang dan di ini itu dengan untuk dari tidak ada pada adalah rumah anda kami saya mahu ingin mencari cari pangsapuri
      bilik tidur mandi harga bawah atas dekat berhampiran taman tanpa helo terima kasih berapa mana apa adakah beli membeli sewa
      menyewa dijual atau juga boleh akan sudah belum lebih kurang sekitar sahaja kalau seperti dua tiga tolong perlu bagaimana
      kerana nak tak encik`,
  },
  tl: {
    words: `ang ng sa na at mga ay ko ako mo ka niya siya namin kami natin tayo nila sila ito iyon may mayroon meron wala hindi po
      opo ba bahay kwarto silid tulugan presyo gusto naghahanap hanap hinahanap kong akong malapit mababa magkano saan ano alin
      paano salamat kumusta magandang araw bumili bilhin upa umupa para kung lang din rin pero dahil isang dalawang tatlong
      nang kayo ninyo pwede puwede bang`,
  },
  ro: {
    words: `și si de în in la cu pe un o este sunt nu care pentru din mai ce că să sa se am ai are vreau caut căutăm casă casa case
      apartament apartamente camere dormitoare dormitor preț pret sub peste lângă aproape grădină fără bună ziua salut mulțumesc
      multumesc unde cât cat costă cumpăra închiria vânzare chirie sau dar foarte al ale lui lor îmi imi doi două trei aș as dori
      cel puțin euro cum`,
    letters: 'âăîșțşţ',
  },
  cs: {
    words: `a je se v na to že s z do o i jsem ale jako za by pro co tak po jsou nebo má k u ve ze od si mám máte chci chtěl
      chtěla hledám hledáme dům domy domu byt byty bytu pokoje pokojů ložnice ložnicemi ložnic cena cenu pod nad blízko zahrada
      zahradou bez dobrý den ahoj děkuji prosím kde kolik stojí koupit pronajmout prodej pronájem jaké jaký který které nějaký
      jen ještě tři dva dvě s`,
    letters: 'áčďéěíňóřšťúůýž',
  },
  sk: {
    words: `a je sa v na to že s z do o i som ale ako za by pre čo tak po sú alebo má k u vo zo od si mám máte chcem chcel chcela
      hľadám hľadáme dom domy domu byt byty bytu izby izieb spálne spálňami spální cena cenu pod nad blízko záhrada záhradou bez
      dobrý deň ahoj ďakujem prosím kde koľko stojí kúpiť prenajať predaj prenájom aké aký ktorý ktoré nejaký len ešte tri dva dve`,
    letters: 'áäčďéíĺľňóôŕšťúýž',
  },
  hr: {
    words: `i u je na se da za od su s sa a što to ne ili ali kao po iz do o koji koja koje bi sam smo ste si ima imam imate treba
      želim tražim tražimo trebam kuću kuća kuće stan stanovi stanove stana sobe soba spavaće spavaćih cijena cijenu ispod iznad
      blizu vrt vrtom bez dobar dan bok zdravo hvala molim gdje gde koliko košta kupiti kupim najam prodaja najmanje nekretnina
      samo još tri dva dvije mi me nam kako`,
    letters: 'čćđšž',
  },
  hu: {
    words: `a az és hogy nem is egy van meg ez de csak már mint vagy ha azt én te mi ti ők szeretnék keresek keresünk ház házat
      házak házakat lakás lakást lakások hálószoba hálószobás szoba szobás ár áron alatt felett közel közelében kert kerttel kertes
      nélkül jó napot szia köszönöm kérem hol mennyi mennyibe kerül venni vásárolni bérelni bérlés eladó kiadó melyik milyen nagyon
      két három legalább legfeljebb ami amely itt ott kell hozzá hozza`,
    letters: 'áéíóöőúüű',
  },
  sw: {
    words: `na ya wa kwa ni la za katika hii huu huo hiyo hapa kuna kama lakini au pia sana si mimi wewe sisi ninyi natafuta
      tunatafuta nataka ningependa nyumba vyumba chumba kulala bei chini juu karibu bustani bila habari jambo asante tafadhali wapi
      ngapi gani nini kununua kupanga kukodi inauzwa yenye yangu yako kiasi vitatu viwili moja mbili tatu je hakuna ina`,
  },
  so: {
    words: `waa waan oo iyo ka ku u ah in la si uu ay aan ayaa waxaan waxa guri guryo guriga qol qolal hurdo qiimo qiimaha ka hooseeya
      dhow beer ma leh raadinayaa rabaa doonayaa iibsado kireeyo mahadsanid salaan fadlan xaggee halkee meeqa immisa maxaa kuwee
      leeyahay ama laakiin aad anigu saddex laba igu ii noo tusi tus yar`,
  },
  ht: {
    words: `mwen ou li nou yo yon nan ak pou ki se pa te ap gen sa si men tou kay chanm kouche pri anba sou pre jaden san bonjou
      mèsi tanpri kote konbyen ki kisa achte lwe vann bezwen chèche ap renmen vle oswa twa de w m l epi anpil kèk kapab ka fè wè
      montre`,
    letters: 'èòà',
  },
  hmn: {
    words: `kuv koj nws peb lawv lub tus cov thiab los yog muaj tsis tau xav nrhiav tsev chav pw nqi qis dua ze ntawm vaj nyob zoo
      ua tsaug thov qhov twg pes tsawg dab tsi yuav xauj muag nrog hauv rau ib ob peb tau ntxiv kom lawm puas zaj hom`,
  },
}

/** Languages of one script, told apart by their words and by letters that only some of them use. */
export const wordsOfScripts: readonly {
  script: RegExp
  languages: Readonly<Partial<Record<SpokenLanguage, SmallWords>>>
}[] = [
  {
    script: /\p{Script=Cyrillic}/gu,
    languages: {
      ru: {
        words: `и в не на я что тот быть с он а это как то этот по к но они мы у который из за же от так для вы все ещё бы мне есть
          нет ли или ищу хочу дом дома квартира квартиру квартиры комнаты комнат спальни спальнями цена цене до рядом сад без
          здравствуйте привет спасибо пожалуйста где сколько стоит купить снять какие какой можно нужен нужна да мой моя мои меня его её ли согласен согласна до день добрый`,
        letters: 'ыэёъ',
      },
      uk: {
        words: `і й в у не на я що та є він а це як то по до але вони ми який яка з із за же від так для ви усі всі ще би мені або чи
          шукаю хочу будинок будинки квартира квартиру квартири кімнати кімнат спальні спальнями ціна ціні поруч біля сад без добрий
          день привіт дякую будь ласка де скільки коштує купити орендувати які можна потрібен потрібна`,
        letters: 'іїєґ',
      },
      bg: {
        words: `и в на не се да е за от с по че са до ще като но той тя ние вие аз ми ви или има няма този тази това къща къщи
          апартамент апартаменти стаи спални цена под над близо двор градина без здравейте благодаря моля къде колко струва купя
          наем продажба търся търсим искам бих трябва какво какви кои към при ли гараж апартаментът`,
        letters: 'ъ',
      },
      sr: {
        words: `и у је на се да за од су с са а што то не или али као по из до о који која које би сам смо сте има имам ли гаражу треба желим
          тражим тражимо кућу кућа куће стан станови собе соба спаваће цена цену испод изнад близу врт баштом без добар дан здраво
          хвала молим где колико кошта купити наjам продаја најмање три два`,
        letters: 'јљњђћџ',
      },
    },
  },
  {
    script: /\p{Script=Arabic}/gu,
    languages: {
      ar: {
        words: `في من على إلى عن مع هل ما هذا هذه التي الذي أن لا أو كم أين أريد ابحث أبحث بيت بيوت منزل منازل شقة شقق غرف غرفة نوم
          سعر أقل قريب حديقة بدون مرحبا شكرا للبيع للإيجار شراء أنا نحن لدي يوجد هناك كان ثلاث`,
        letters: 'ةىيكأإؤ',
      },
      fa: {
        words: `در از به با را که این آن برای است هستم هست می یک و تا یا نه من ما شما خانه خانه‌ای خانه‌ها آپارتمان اتاق خواب قیمت زیر
          نزدیک باغ بدون سلام ممنون لطفا کجا چند چقدر خرید اجاره دنبال می‌خواهم میخواهم دارید دارد داره سه دو کنید`,
        letters: 'پچژگیک',
      },
      ur: {
        words: `میں ہے ہیں کے کی کا کو سے اور نے پر یہ وہ ہوں تھا کیا نہیں مجھے ہم آپ گھر مکان فلیٹ کمرے کمروں قیمت کم قریب باغ بغیر
          سلام شکریہ براہ کرم کہاں کتنے کتنی خریدنا کرایہ تلاش چاہیے چاہتا چاہتی ہو رہا رہی ایک دو تین والا والے تک`,
        letters: 'ٹڈڑےںہھگپچیک',
      },
    },
  },
  {
    script: /\p{Script=Devanagari}/gu,
    languages: {
      hi: {
        words: `में है हैं के की का को से और ने पर यह वह हूँ हूं था क्या नहीं मुझे हम आप घर मकान फ्लैट कमरे कमरों कीमत कम पास बगीचा बिना
          नमस्ते धन्यवाद कृपया कहाँ कितने कितनी खरीदना किराया तलाश चाहिए चाहता चाहती रहा रही एक दो तीन वाला वाले तक`,
      },
      ne: {
        words: `मा छ छन् को का की लाई ले बाट र पनि यो त्यो म हामी तपाईं तपाईँ छु हो होइन छैन मलाई घर कोठा कोठाहरू मूल्य मुनि नजिक बगैंचा
          बिना नमस्ते धन्यवाद कृपया कहाँ कति किन्न भाडा खोज्दै खोज्दैछु चाहिन्छ चाहन्छु गर्न भएको भन्दा एउटा दुई तीन`,
      },
    },
  },
]

/** Scripts that one language alone is written in, of those that something can be said in; any other of them: none. */
export const scriptsOfOne: readonly (readonly [RegExp, SpokenLanguage])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/gu, 'ja'],
  [/\p{Script=Hangul}/gu, 'ko'],
  [/\p{Script=Hebrew}/gu, 'he'],
  [/\p{Script=Greek}/gu, 'el'],
  [/\p{Script=Armenian}/gu, 'hy'],
  [/\p{Script=Thai}/gu, 'th'],
  [/\p{Script=Khmer}/gu, 'km'],
  [/\p{Script=Ethiopic}/gu, 'am'],
  [/\p{Script=Bengali}/gu, 'bn'],
  [/\p{Script=Gurmukhi}/gu, 'pa'],
  [/\p{Script=Gujarati}/gu, 'gu'],
  [/\p{Script=Tamil}/gu, 'ta'],
  [/\p{Script=Telugu}/gu, 'te'],
]
