import type { Reading } from './reading.ts'

export const advent: readonly Reading[] = [
  {
    reference: 'Isaiah 2:2-5',
    reflection:
      'A mountain, a road uphill, and all the nations walking on it: Isaiah is shown the end of the story while he still has to live in the middle. People used to fighting are asking to be taught. Blades are being hammered into something that can feed a family. Then the vision closes, and the prophet turns to his own neighbors with a modest request, that they walk today in the light they have. Your calendar for this season is already crowded. The mountain is God’s to raise. Where could you take one step in his light before this day is over?',
  },
  {
    reference: 'Romans 13:11-14',
    reflection:
      'Paul’s picture is simple: somebody still in bed while the window turns gray. The night is nearly over, salvation is closer than when you first believed, and it is time to get dressed. Among the things to be left behind with the dark he names quarreling and envy, right beside the wilder sins, and those two know their way into a pastor’s study. What you are given to wear in their place is Christ himself. Lord Jesus, clothe me with yourself this morning, and wake whatever in me has dozed off. Amen.',
  },
  {
    reference: 'Jeremiah 33:14-16',
    reflection:
      'The man who passed on this promise was under arrest, in a city about to fall. From the courtyard of the guard he spoke of days that were surely coming, a Branch for David, a Jerusalem living in safety. Nothing he could see supported it. You sometimes have to say hopeful words in rooms where hope looks foolish, and you may feel like a fraud as you say them. Jeremiah would understand. The promise never rested on the speaker’s mood or the view from his window. Which promise of God do you find hardest to say aloud just now?',
  },
  {
    reference: 'Psalm 80:3-7',
    reflection:
      'Bread of tears, and tears to drink by the bowlful: Israel sets out its grief like a meal. The psalm even asks how long God means to be angry at the prayers of his own people, a line few of us would dare to lead from the front. Yet the complaint goes to the right address, and one refrain keeps coming back, that God would restore them and let his face shine. Perhaps you have prayed that way for your church, or for someone at your own table. God of hosts, hear what we are tired of asking, and let us see your face. Amen.',
  },
  {
    reference: 'Isaiah 40:1-5',
    reflection:
      'Twice the word is spoken, as if once would not reach far enough down: comfort. God gives it to those whose task is to pass it on, and there lies a quiet difficulty for you. Consolation can be carried to so many houses that it becomes a parcel, always delivered and never opened at home. Read the lines again as one of the people, someone to whom God speaks tenderly, whose hard service has a limit and whose sin is pardoned. What would you hear if this comfort were addressed to your own door?',
  },
  {
    reference: 'Malachi 3:1-4',
    reflection:
      'They wanted the Lord to come, and Malachi tells them that he will, suddenly, to his own temple. Then the prophet wonders who can bear it. The fire begins with the sons of Levi, with those who handle holy things for a living. A refiner sits down to this work, and he wants the silver. If something in your ministry has been burning lately, some vanity or an old ambition, it may be nearer to mercy than it feels. Refiner of your people, stay close to the fire while I am in it, and make my offering clean. Amen.',
  },
  {
    reference: '1 Thessalonians 5:5-11',
    reflection:
      'Sentries keep sober and keep their armor on, and Paul borrows the picture: faith and love over the heart, hope on the head. Then his tone softens. Christ died for us, he says, so that whether we are awake or asleep we should live together with him. You are his in the alert hours, and in those when you can no longer keep your eyes open. People who are sure of that can do what Paul asks next, which is to build one another up. Who near you is keeping a lonely watch and could use a word?',
  },
  {
    reference: 'Luke 3:1-6',
    reflection:
      'Luke lines up the great names first: an emperor, a governor, three rulers of regions, two high priests. The word of God goes past them all and comes to a man in the desert. That may be good news if you serve a small place, with a modest budget and a furnace that needs replacing. Being important had given no one on the list any advantage in hearing. Lord, let your word find its way to this place, and find me listening when it comes. Amen.',
  },
  {
    reference: 'Psalm 85:8-13',
    reflection:
      'I will listen, says the psalmist, and breaks off in the middle of his own pleading. He waits to hear what God the Lord will say. What comes is peace, and then a meeting: mercy and truth find each other, righteousness and peace kiss. At many a church table they sit at opposite ends, one person speaking for truth and another for kindness, and you have the chair between. In God they were never rivals. Which of the two do you let go of first when a conversation turns hard?',
  },
  {
    reference: 'Isaiah 40:28-31',
    reflection:
      'Even the young grow faint. Isaiah says so without embarrassment, and it helps to have it in writing. Weariness is no sign that you were never called. God alone does not tire, and he spends his strength on those who have run out of theirs. The order of the promise is curious: soaring, then running, then walking, as though the last were the hardest gift of all. Most pastoral work is done at walking pace, from one door to the next, with nothing overhead to admire. Everlasting God, I have little left today. Give me what I need to walk and not faint. Amen.',
  },
  {
    reference: 'James 5:7-10',
    reflection:
      'A farmer with seed in the ground has done what he can. He cannot hurry the rain by standing in the field and shouting. James must have known this from the inside, because straightaway he warns against grumbling at one another, which is what impatience does when it can find no one else to blame. Waiting for God, we grow short with the choir, the committee, the person across the breakfast table. The Lord whose coming we wait for is at the door, he says, near enough to hear how we speak in here. On whom has your impatience been landing lately?',
  },
  {
    reference: 'Haggai 2:3-9',
    reflection:
      'Who is left that remembers how it used to be? Haggai asks it openly, because everyone on the building site was thinking it. The old house had been splendid. This one looked like nothing. Many congregations keep such a memory, the years of full pews and a waiting list for the choir, and it lies heavily on the pastor who came after. God does not argue about the past. He tells them to be strong and to work, for he is with them and his Spirit remains. Lord, free me from measuring this house against another, and let your peace fill it. Amen.',
  },
  {
    reference: 'Matthew 11:2-6',
    reflection:
      'From a cell John sends the question nobody would expect of him. He had announced the coming one to crowds beside a river, and now he must ask whether to look for someone else. Jesus answers without reproach. He sends back news of what can be heard and seen: the blind, the lame, the poor. And while the messengers are leaving he begins to praise John to the crowd. Even a herald has dark weeks. If your own certainty has worn thin behind some closed door, you are free to ask as barely as John did. What is the question you have not yet dared to send?',
  },
  {
    reference: 'Zephaniah 3:14-17',
    reflection:
      'God sings. After pages of thunder, this little book draws to its close with a voice raised in gladness, and the voice is the Lord’s own, over his people. You choose the songs, announce them, and carry the tune when the singing sags. Here there is nothing to lead. You are sung over, the way a child is in the dark, and there is quiet in such love, with no further demand to make this minute. Father, let me hold still long enough to hear that you are glad. Amen.',
  },
  {
    reference: 'Philippians 4:4-7',
    reflection:
      'Rejoice, writes a prisoner, and then says it over again in case it was missed. He knows that nobody grows glad by being told to cheer up, so he gives joy a ground to stand on: the Lord is near. From there he moves to gentleness, and to worries handed over one at a time with thanks folded in. The peace that follows stands guard like a sentry at the gate where anxious thoughts come in. These can be the most hurried days of a pastor’s year. What worry could you name to him now, before it has the run of the house?',
  },
  {
    reference: 'Luke 1:8-13',
    reflection:
      'It was Zechariah’s turn. The lot had fallen to him to go in alone and burn the incense while the people prayed outside. He was old, and the prayer for a child had perhaps been put away years before. There, among the familiar things of his office, an angel tells him it was heard. Some of your own prayers have gone quiet too, folded up with hopes you no longer mention even to those closest to you. God’s memory is longer than ours. Lord, you have kept what I stopped asking. Meet me again in the place where I serve. Amen.',
  },
  {
    reference: 'Luke 1:18-22',
    reflection:
      'A priest comes out to the people and finds he has no voice. He had asked for proof, and he is given months of listening. As judgments go it is a gentle one. The promise stands, and he will be able to watch it grow without having to explain it to anybody. Those who speak for a living may shiver a little here. So much of faith is turned into words before it has had time to become anything else. Silence can hold a mystery more carefully than a sermon. What are you in danger of talking about too soon?',
  },
  {
    reference: 'Luke 1:26-33',
    reflection:
      'Nazareth was nowhere much; Luke has to explain that it lay in Galilee. A messenger comes there with the greatest news in the world, and he begins with a greeting. Mary is favored, and the Lord is with her. She is troubled and turns it over in her mind before she says a word. The calls you make are in rooms like hers, on streets that appear in no history. Lord, teach me to enter each house as a place where you may have arrived first. Amen.',
  },
  {
    reference: 'Luke 1:34-38',
    reflection:
      'Mary asks how, and she is answered. Faith has room here for an honest question. The explanation, though, explains rather little: the Spirit will come, power will overshadow her, with God nothing is impossible. She is left with one sign, an aged relative who is expecting, and with a choice. So in a single sentence she gives herself to something she cannot picture. Nobody has told her about the sword. Whatever yes you spoke at your own beginning was like that, larger than you knew. What would it be to say it again, knowing what you know now?',
  },
  {
    reference: 'Luke 1:39-45',
    reflection:
      'After the angel has gone, Mary does what a young woman with such news might be glad to do, and hurries to an older one. She has barely called her greeting when Elizabeth begins to bless her. A child leaps, and joy runs ahead of explanation. God had given Mary a calling, and now he gave her a friend who could recognize it. You need such a doorway as well, some house where you are welcome before you are useful. Lord, thank you for all who have been glad to see me. Make me an Elizabeth to someone this week. Amen.',
  },
  {
    reference: 'Luke 1:46-53',
    reflection:
      'Her song is full of Hannah and the psalms. Mary prays in words she was given long before she needed them, and what she does with them is startling. The proud are scattered, thrones stand empty, the hungry sit down to good things and the rich go home with nothing, and she sings as though all of it had happened already. God has looked upon a girl of no standing, and from that one look she can tell how he will deal with the world. We sing it to lovely music. Who are the lowly on your own streets, and when did you last sit at their table?',
  },
  {
    reference: 'Matthew 1:20-24',
    reflection:
      'We never hear Joseph say a word. He thinks, he sleeps, he dreams, he gets up and does it. The plan he had made was a kind one, and God asked him to lay it aside for something stranger: to take the mother home, to give the child a name, to be a father to a son he had not begotten. Much of your best work is like that, unheard and done before anyone is up. Through such plain obedience the child called God with us had a roof over his head. Father, make me ready to rise and do the next thing you ask. Amen.',
  },
  {
    reference: 'Luke 1:76-79',
    reflection:
      'Zechariah’s first song after the long silence is a father’s song, and he has already let his son go. The boy will run ahead of someone greater. What the old priest sees coming is a sunrise, God’s tender mercy breaking on people who sit in the dark. They are sitting, as the weary do. Daylight comes to where they are, and only then are their feet guided into peace. You will meet such people these days, and this year you may be among them. What would it mean to let the light come to you where you sit?',
  },
  {
    reference: 'Isaiah 11:1-5',
    reflection:
      'A stump is what remains when the family tree has come down. Jesse’s line once wore a crown. Isaiah sees cut wood, and then a shoot, and on this one the Spirit of the Lord will rest. He will not judge by appearance or decide by hearsay, and the poor will have a fair hearing at last. You will be told things this week, and the worst version is likely to come first. Lord Jesus, teach me to wait and to see as you see, and bring something green out of what looks finished. Amen.',
  },
  {
    reference: 'Psalm 96:10-13',
    reflection:
      'The sea is asked to roar, the fields to be glad and every tree in the forest to sing, all because the judge is on his way. In our mouths judgment is seldom a reason for music. Creation has waited a long time for someone to set things right, and it knows that this judge is righteous and true. He will be fair to those who were never treated fairly. You have listened to people who were badly wronged and had no remedy to offer them. Their case has not been closed. What wrong do you need to leave with the one who is coming?',
  },
  {
    reference: 'Micah 5:2-4',
    reflection:
      'Until is the hard word in Micah’s promise. Out of small Bethlehem a ruler will come whose beginnings are from of old, but the people will feel given up until she who is in labor has brought forth. A birth sets the limit. Much of your care is spent inside some until or other: until the results are back, until the son telephones, until the long dying is over. You cannot shorten it, but you can wait alongside. Lord of all our untils, bring to birth what you have promised, and keep us while we wait. Amen.',
  },
  {
    reference: 'Psalm 24:7-10',
    reflection:
      'Gates do not have heads, yet the psalm tells them to look up. Someone greater than they were built for is coming through. Twice the question is asked who this may be, as though the answer took some getting used to: the Lord, mighty in battle, the King of glory. Now, with Christmas almost here, we know how low this King would stoop to come in. Still the doors must be opened, and some have stuck fast. A person can be very busy about his coming and quite shut. Which door in you has been closed the longest?',
  },
  {
    reference: 'Isaiah 52:7-10',
    reflection:
      'Feet are an odd thing to call beautiful, dusty as they are and sore by the time they arrive. Isaiah calls them so because of what they bring: peace, good news, a God who reigns. The watchmen take up the cry, and the very ruins of Jerusalem are told to break into song. Tonight you may be on your own tired feet, saying again what you have said for years. Someone will be there whose life is mostly ruins, waiting to hear it. Lord, bless these feet and this worn voice, and let me hear the good news while I tell it. Amen.',
  },
]
