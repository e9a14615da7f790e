import type { Reading } from './reading.ts'

export const ordinary6: readonly Reading[] = [
  {
    reference: '2 Corinthians 3:1-3',
    reflection:
      'Some people arrived at a church with letters of recommendation in hand. For his credentials Paul points at the Corinthians themselves. You are the letter, he says; Christ wrote it by the Spirit, and my part was to deliver it. Considering how that church behaved, it was a daring thing to say. Degrees and testimonials have their use, but what ministry leaves behind is written on human hearts, and can be read only there, over years. Spirit of the living God, write on the hearts of those I serve, and on mine. Let me be content to carry what you have written. Amen.',
  },
  {
    reference: 'Ecclesiastes 11:1-6',
    reflection:
      'Whoever waits for perfect weather will never sow. The Preacher has watched people study the sky until the season was over, and he recommends a cheerful ignorance: you do not know which seed will come up, this one or that, so sow in the morning and again in the evening. It is good counsel for the ministry of small chances. The sermon you were ashamed of may be the one that someone keeps. Two minutes at the gate may do more than the course. God’s work goes on out of sight, like bones forming in the womb. What are you holding back until conditions improve?',
  },
  {
    reference: 'Luke 14:12-14',
    reflection:
      'Dinner invitations have a way of going round in a circle: they had us, so we must have them. Jesus breaks the circle open. Invite the ones who cannot ask you back, he tells his host, and he calls it a blessing to be left unpaid. Much of a pastor’s week is spent this way already. You give hours to people who will never join, never give, and possibly never remember. Jesus says it will be repaid at the resurrection. Lord, free me from keeping accounts with people. Show me who has no means to return a kindness, and make room for them at my table and in my week. Amen.',
  },
  {
    reference: 'Jeremiah 29:4-7',
    reflection:
      'The exiles were hoping for a short stay. The letter from Jeremiah told them to unpack. Plant gardens, it said, marry off your children, and pray for the very city to which you were carried away. Some pastors live for years with their bags half packed, faithful enough at the work, with the heart always in the last church or the next. Gardens are only planted by those who mean to stay for the fruit. What would it look like to seek the peace of the place where you are, as though you had been sent there?',
  },
  {
    reference: 'John 6:66-69',
    reflection:
      'Numbers fell that day, and Jesus did not run after them with an easier saying. Many had left. He turned to the twelve and asked, with what feeling we can only guess, whether they wanted to go too. Peter’s reply makes no claim to have understood it all. He had simply looked at the other doors, and none of them led to life. On days when faith has few arguments left, that is a good one. Lord, I do not always understand you, but I have nowhere else to go. You have the words of eternal life; keep me by you. Amen.',
  },
  {
    reference: 'Proverbs 30:7-9',
    reflection:
      'Agur asks God for two things before he dies, and the second is a middling income. He is afraid of wealth because he might come to deny God in it, and of poverty because it might drive him to theft. Money is hard for pastors to talk about honestly, and envy of those with more, or guilt over those with less, can grow in silence. This man knows his own weak places and asks to be kept out of their reach. What would “enough” be for you this year, and have you ever asked God for exactly that?',
  },
  {
    reference: 'Acts 27:33-36',
    reflection:
      'Fourteen days into the storm, with the ship about to break up, Paul recommends breakfast. There is no speech about courage; he takes bread, gives thanks to God in front of everyone, and starts eating. And they cheered up, all of them, and ate too. There will be rooms this week where everyone is looking to see how the pastor is taking it. You may help them most by something very plain: a kettle put on, a short grace, a chair pulled up. Lord, in the storms I share with others, make me steady enough to give thanks, and practical enough to see that they eat. Amen.',
  },
  {
    reference: 'Psalm 88:13-18',
    reflection:
      'Nearly every lament in the Psalter turns toward light before it ends. This one stops in the dark. Friends are gone, prayers rise each morning to a face that seems hidden, and the final word is darkness. Someone put it in the prayer book of God’s people anyway, and it has kept company ever since with those for whom no turn has come yet. If you are there, you need not manufacture an ending. If you sit with one who is there, you need not supply it. Is there a sorrow that you could bring to God unfinished, without tidying it first?',
  },
  {
    reference: 'Colossians 2:6-7',
    reflection:
      'Begin as you mean to go on, people say. Paul says, go on as you began. You received Christ with empty hands, and there is no later stage at which they are supposed to be full of something else. Years of ministry can teach us to live on skill. Roots do their work lower down, where nobody compliments them, and a sign of their health is that thankfulness runs over. Lord Jesus, I received you once as a gift. Let me walk in you the same way today, rooted deeper than my competence, and let thanks spill over where I have grown dry. Amen.',
  },
  {
    reference: 'Ezra 7:9-10',
    reflection:
      'Three verbs describe what Ezra had set his heart on, and their order is worth a morning’s thought: to study the law of the Lord, to do it, and to teach it. The middle one is the easiest to leave out. When every text must become Sunday’s text, reading turns into foraging, and we come away with a basket for others and nothing in our own mouths. Ezra let the word find him first. Around him was the good hand of God, and before him four months of road to think in. What passage have you taught lately that you have not yet let yourself live?',
  },
  {
    reference: 'Luke 15:25-32',
    reflection:
      'The older son never left, and he is as far from home as anyone. All these years of service, he says, and never so much as a young goat. He has been living in his father’s house on the terms of a hired hand. Those who stay and work are prone to this; joy over someone else’s return can sound, from the field, like an insult. But the father comes out to him as well, and pleads, and calls him child, and tells him that everything has been his all along. Father, I have been counting. Come out to me in the field, and bring me in to the music, glad for my brother. Amen.',
  },
  {
    reference: 'Isaiah 49:14-16',
    reflection:
      'Zion says it outright: the Lord has forgotten me. God does not rebuke the feeling. He reaches for the strongest bond anyone knows, a nursing mother and her baby, and then says that even if that were to fail, he would not forget. And he holds out his hands, for she is engraved there. Pastors are often thought of when something is needed, and their own griefs may pass unmarked. There is One who cannot look at his hands without seeing his people. When have you most felt forgotten, and what would you say to him about it now?',
  },
  {
    reference: '2 Timothy 2:23-26',
    reflection:
      'Some questions are asked in order to have a fight. Paul advises Timothy to let them lie, and then describes the kind of servant who can: gentle, able to teach, patient under wrong. God may yet grant a change of heart, and a pastor who has scored too many points will be in the way when he does. It is hard counsel at a members’ meeting. It is harder at midnight, with a reply half written. Lord, keep me from foolish quarrels and from the pleasure of winning them. Where I am opposed, give me a gentle answer and a real hope for the other person. Amen.',
  },
  {
    reference: 'Psalm 4:4-8',
    reflection:
      'Beds are where the day comes back to us. This psalm knows it, and gives us something to do there: be still, look into the heart, and put our trust in the Lord. Many around the singer are asking who will show them any good. He has found a gladness better than a full barn, and the proof of it is that he goes to sleep. Sleep is an act of trust for anyone with people on their mind; for some hours we do nothing for them at all, and God keeps them. Whom will you hand over tonight, by name, before you turn out the light?',
  },
  {
    reference: 'John 3:27-30',
    reflection:
      'John the Baptist’s disciples are upset on his behalf. The crowds are going to somebody else, and they think he ought to mind. He answers that nobody has anything except what heaven gives, so there is nothing to be robbed of. Then he describes himself as the friend at a wedding, standing where he can hear the bridegroom’s voice, perfectly happy. The call to grow smaller may come to you through a younger colleague, a bigger church near by, or retirement. Lord Jesus, you must increase. When it is my turn to decrease, let me hear your voice and be glad, as a friend is glad. Amen.',
  },
  {
    reference: 'Hosea 2:14-16',
    reflection:
      'Achor was a place of trouble, remembered for a disgrace near the start of Israel’s life in the land. God proposes to make a door of it. He will lead his people back into the wilderness, where there is little to distract them, and there he will speak tenderly. Dry stretches in ministry are usually explained as our own fault or as something to be got through. Hosea allows that they may be a courtship. God wants to be loved there, and called by a nearer name than master. Which valley in your own story might turn out to have a door in it?',
  },
  {
    reference: 'Luke 17:7-10',
    reflection:
      'This is a blunt little story, and it can be misused to make tired people feel worse. Jesus tells it to disciples who have just asked for more faith. His servant comes in from the field, gets supper on the table, and expects no medal. There is a lightness in that, if we let it reach us. You need not be extraordinary today. You need not be thanked. The sick were visited, the sermon was written, it was what you were given to do, and it is done. Lord, take from me the hunger to be noticed for doing my duty. Let me do it well, come in at evening, and be at peace. Amen.',
  },
  {
    reference: 'James 2:1-4',
    reflection:
      'The seating plan gives the church away. A ring and good clothes are shown to the best place, and shabby clothes are pointed to the floor, and James says that a judgment has been handed down before anything was preached. We are rarely so crude. It shows in smaller ways: whose call is returned the same day, whose complaint becomes an agenda item, whose name we troubled to learn. The Lord of glory came among us poor, and had no seat reserved for him. Who comes to your church that you have not yet really seen?',
  },
  {
    reference: 'Job 42:7-10',
    reflection:
      'God’s verdict must have astonished everyone. The men who defended him with tidy doctrine had not spoken rightly of him; the man who cried out at him from the ashes had. And then Job is to pray for them. It was when he prayed for his friends, we are told, that his fortunes turned. To forgive those who explained your pain to you may be the last and hardest piece of the healing. Father, you know who wounded me with pious words. I pray for them now, haltingly; accept us all. Amen.',
  },
  {
    reference: 'Acts 28:13-16',
    reflection:
      'After shipwreck, snakebite and a winter’s delay, Paul comes up the road to Rome under guard. Some believers have heard, and they come out many miles to meet him, for no other purpose, so far as we know, than to walk back beside him. When he sees them he thanks God and takes courage. So he had been in need of it. Even an apostle with visions and promises was strengthened by faces on a road. Courage often arrives in that way, on foot, carried by someone who simply came. Who is traveling a hard road this week, and how far could you go out to meet them?',
  },
  {
    reference: 'Psalm 34:15-18',
    reflection:
      'Near is the word to keep. The psalm does not say that broken hearts are quickly mended, or that they will be spared the next trouble. It says that the Lord’s eyes are on his people, his ears are open to their cry, and he is close by. If you have gone into a house on the worst day of a family’s life, you know that nearness is what you brought, having little else. God had got there first. Lord, draw near today to all whose hearts are broken. Where my own spirit is low, let me know that you are in the room. Amen.',
  },
  {
    reference: '2 Peter 1:5-8',
    reflection:
      'Virtues grow in company, according to Peter. Each is added to the one before: to faith, goodness; to goodness, knowledge; and so on through self-control and patience to affection and finally love. It is a slow list, a gardener’s list, and it is written to people who already believe. Ministry can keep us busy helping others grow while our own plot is left to itself. But growing does not stop at ordination, and there is pleasure in finding, at forty or at seventy, that one is still a learner. Which of these would you ask God to add to you in the coming season?',
  },
  {
    reference: 'Zechariah 4:6-10',
    reflection:
      'The returned exiles had a house to rebuild and a mountain of obstacles, and the work on view was unimpressive. A man stood there with a plumb line in his hand; that was all. Who despises the day of small things? Nearly all of us do. But heaven, watching, was glad. It is good to know what God enjoys looking at: a wall being made true, a few people at prayer on a wet night, a child learning the Lord’s Prayer. Lord, forgive me for despising small days. Put your Spirit into this little work, and let the last stone be set with shouts of grace. Amen.',
  },
  {
    reference: 'Luke 18:10-14',
    reflection:
      'The Pharisee’s prayer may well have been accurate. He did fast, he did tithe, and he thanks God for it. His trouble is that he has found someone to look at sideways. The tax collector has nowhere to look but down, and nothing to offer except a plea for mercy, and he goes home right with God. Those who pray in public for a living can slip into the first prayer without any pride they would recognize. A thought about another preacher will do it; so will a thought about the Pharisee. If nobody overheard and nothing had to be impressive, what would you pray?',
  },
  {
    reference: '2 Thessalonians 3:3-5',
    reflection:
      'People can be unreliable, as Paul has just remarked, but the Lord is faithful. He will establish and guard, and on that account Paul is confident even about the Thessalonians. Confidence is a lovely thing for a congregation to receive from its pastor, and it can rest, as his did, on who is keeping them. Then he prays that their hearts may be steered toward the love of God and the patience of Christ. Lord, guard those I serve from evil. Turn our hearts, theirs and mine, into your love, and teach us to be steadfast. Amen.',
  },
  {
    reference: 'Nehemiah 8:9-12',
    reflection:
      'Tears were the right response to the reading of the law, you would think, and the leaders told the people to stop. It was a holy day; go home, eat well, and send something to whoever has nothing ready. Holiness, that day, smelled of roast meat. The joy of the Lord would be their strength, and it was a joy with a guest list. Serious people can grow suspicious of gladness, as though God were always best honored by a furrowed brow. When did you last feast, simply and without apology, because God is good, and who might share it next time?',
  },
  {
    reference: 'Hebrews 11:13-16',
    reflection:
      'They died with the promises still in the distance. Hebrews says it as praise. Abraham’s family saw what was coming from a long way off and welcomed it, and lived in tents on the strength of it. They could have gone back; the road was known. Every faithful ministry will end unfinished in this way, with prayers not yet answered and people not yet home. You belong to a company that is used to that, and God is not ashamed to be called theirs. God of pilgrims, thank you for all who died believing. Keep me looking forward, homesick for the city you have prepared. Amen.',
  },
  {
    reference: '1 Chronicles 29:14-18',
    reflection:
      'David looks over the greatest offering of his reign and asks, who am I, that I could give this? It all came from God’s hand before it came from his. The thought makes him glad, and he enjoys the sight of his people’s generosity without taking any credit for having inspired it. Gratitude grows by tracing things back. The faithful treasurer, the roof that held, the years of health, the text that opened on Thursday: follow any of them upstream and you come to the same place. What good thing of this past year have you not yet traced to its source?',
  },
  {
    reference: 'Revelation 14:12-13',
    reflection:
      'A voice from heaven asks for this to be written down: those who die in the Lord are blessed. They rest, and what they did goes with them. You have stood beside many of them. Perhaps it was one who taught the children for decades, or one who mended everything, or one who prayed through a long illness and never knew how much it held up the rest of you. Their labor is over and none of it is lost. Lord of the living and the dead, thank you for the saints I have buried, who rest in you. Give me their patience until my own work is done. Amen.',
  },
  {
    reference: 'Psalm 100:1-5',
    reflection:
      'All the earth is invited, and so the invitation includes whoever is reading it before coffee. Serve the Lord with gladness, it says, and gladness is the part that wears out first. We keep serving. The psalm puts the gladness back by way of a few facts: he made us, we belong to him, we are the sheep of his pasture. A pastor spends so much time thinking as a shepherd that it comes as a relief to be a sheep, with a gate to go in by and nothing to bring through it except thanks. What are you thankful for this morning that has nothing to do with your work?',
  },
  {
    reference: '2 Timothy 4:6-8',
    reflection:
      'At the end Paul says three things about himself, and none of them is about results. He fought, he finished, he kept the faith. He does not add up the churches that stood or the friends who had turned away. The crown he speaks of is no private honor either, for it is meant for all who have loved the Lord’s appearing, which takes in a great many people who never preached a sermon. Righteous Judge, let me finish what you gave me to run. Keep me in the faith when I am weary, and keep me longing for the day I see you. Amen.',
  },
  {
    reference: 'Habakkuk 3:17-19',
    reflection:
      'Fig, vine, olive, field, flock, herd: he goes through the farm item by item and crosses each one out. Nothing is left to live on. Then comes one small word, yet, and joy in God with no other visible means of support. Habakkuk began his book arguing. At its end the harvest is still lost, and he finds that he has feet for the heights. Some years are like this in a church, the giving down, the pews thin, the young families gone. What might it mean to rejoice in God himself while the list is still crossed out?',
  },
  {
    reference: 'Luke 17:12-19',
    reflection:
      'All ten were healed on the road, with their faces toward the priests, doing what they had been told. Nine kept going. They were not wicked; they had a great deal to get back to. Only one let the gift turn him round before he got on with his life, and he was the foreigner. Jesus asked after the others. Pastors see prayers answered and are so quickly on to the next request that thanks becomes one more thing intended. Lord Jesus, I turn back now. For the mercies of this year that I noticed, and the many more that I hurried past, I fall at your feet and thank you. Amen.',
  },
  {
    reference: 'Isaiah 25:6-9',
    reflection:
      'One day there will be no more funerals. Isaiah puts it in terms of a meal: rich food, well-aged wine, every people at the table, and the host himself wiping the tears from every face. Death, which has swallowed everyone, is swallowed. Those who sit through many funeral lunches may find the picture especially dear. In church halls, over sandwiches and coffee, we are already rehearsing. Someone laughs, someone cries, a chair is empty, and the promise stands over it all. This is our God, they will say; we waited for him. Whom do you most look forward to seeing across that table?',
  },
  {
    reference: 'Jude 20-25',
    reflection:
      'Jude’s short letter is full of storm, of false teachers and wandering stars, and then it comes out into this calm. Keep yourselves in God’s love, he says; have compassion on some, pull others from the fire. And then he gives the keeping to Another, who is able to guard you from falling and to stand you, without fault and with great joy, before his glory. Perhaps you have pronounced these words over others at the close of many services. Hear them this once as pronounced over you. God our Savior, you are able. Keep me from stumbling today, and bring us all home with joy. Amen.',
  },
  {
    reference: 'Job 19:23-27',
    reflection:
      'Job wants his words carved in rock because he expects to die without being believed. Friends, kin, and, so far as he can see, God himself have turned away. Out of that pit, with no evidence at all, comes the sentence that has stood on so many gravestones since: my Redeemer lives. There is nothing serene about it. His heart is failing, and he seizes the words as one might seize a rope. You have read these words at funerals in a steady voice, for the sake of others. They are for you as well, on days when the voice is not steady. What can you say that you know, when little else is clear?',
  },
  {
    reference: 'Ezekiel 34:11-16',
    reflection:
      'To shepherds who had fed only themselves God makes an announcement: he will do it himself. He will search, bring back, bind up. For anyone who has charge of a flock this is first a warning and then a deep relief. The ones you could not find, he is looking for. The ones who were hurt by the church, he is binding up. On cloudy and dark days he goes out still. And you, who are so used to counting heads, are counted too, and will be made to lie down. Good Shepherd, search for those I have lost. Feed us with justice, and find me as well if I have strayed. Amen.',
  },
  {
    reference: 'Daniel 7:13-14',
    reflection:
      'Through the night Daniel has watched beasts come up out of the sea, one empire after another with teeth and horns. Then the scene changes, and the kingdom is given to one like a son of man, a human figure, arriving with the clouds. The beasts devoured and trampled; he is given a rule that people of every language will serve. Christians have seen the face of Jesus here, the King who came to serve. You will speak this week to people who have seen mostly beasts. The dominion that does not pass away already has its King. Where does your own heart most need to be told that he reigns?',
  },
  {
    reference: 'Colossians 1:15-20',
    reflection:
      'As the church’s year draws in, we are left looking at Christ. Everything visible and invisible was made through him and for him, and in him it holds together now: galaxies, nations, your congregation, your own scattered mind. He is the head of the body, so you need not be. And he made peace by the blood of a cross, which is how he has chosen to reign. Look back over the months, with all that was begun, dropped, mended and mourned in them. None of it has fallen out of his hands. Lord Jesus Christ, first and last, hold together what I cannot. Reconcile all things to yourself, and reign in me. Amen.',
  },
]
