import type { Reading } from './reading.ts'

export const ordinary4: readonly Reading[] = [
  {
    reference: 'Psalm 62:5-8',
    reflection:
      'David has to talk to his own soul here, as you may have to talk to yours before the phone begins. He tells it where to wait and for whom. People will hand you their expectations today, and some of them will be fair, but none of them is the rock. Then comes an instruction to everyone: pour out your heart. Pastors learn to keep the heart carefully corked. You hear so much that you cannot repeat. God asks for the whole contents, the resentment along with the love. What have you been carrying this week that you have not yet poured out before him?',
  },
  {
    reference: 'Luke 5:4-8',
    reflection:
      'Simon has already washed his nets when the order comes. He says plainly that the night was long and empty, and he obeys anyway, on the strength of the one who asks. Faith in tired people sounds like this: we have tried, we caught nothing, and at your word we will try again. You may have a class or a prayer meeting that has given back very little. Jesus does not scold Simon for the empty night. He is simply there with him in the boat. Lord, I am weary of this water, but I trust your voice. I will let down the net once more. Amen.',
  },
  {
    reference: 'Ecclesiastes 3:9-13',
    reflection:
      'What does all the work add up to? The Preacher asks without embarrassment, and gives an honest answer: you will not be shown. God has set something in our hearts that reaches beyond our own days, and has kept the whole pattern to himself. So you bury and baptize, plan and clear up, and never see from the beginning to the end. You are given what is smaller and nearer: a meal, good work, the pleasure of doing somebody good. These come from God’s own hand. What ordinary pleasure could you receive today as a gift, without having to justify it?',
  },
  {
    reference: '2 Corinthians 4:7-10',
    reflection:
      'Clay was the cheap, everyday stuff of an ancient house. Nobody kept it for show. Paul chooses it to describe ministers, and seems content with the comparison. He is pressed and puzzled and knocked to the ground, and each time the sentence turns: down, and still not destroyed. That turn does not come from the clay. Some mornings you will feel every crack, the short temper, the forgotten visit, the sermon that would not come right. The treasure is undamaged by any of it. Father, thank you for trusting such a gift to such a vessel. Let people see past me to the life of Jesus. Amen.',
  },
  {
    reference: 'Nehemiah 6:1-4',
    reflection:
      'Four letters came, and four identical replies went back. Nehemiah does not argue or explain himself at length; he knows what he has been given to do, and the doors are not yet hung. Most of your interruptions are no plot. They are people, and people are the work. But some invitations to the plain of Ono come too: the quarrel that wants one more round, the online argument, the meeting whose only fruit is another meeting. You may decline them kindly and with very few words. What is the great work in front of you this week, and what is calling you down from it?',
  },
  {
    reference: 'John 6:8-13',
    reflection:
      'Andrew mentions the boy’s lunch and apologizes for it in the same breath. What is it among so many? You know that arithmetic: one evening, one small budget, one tired volunteer, against everything your town needs. Jesus does not dispute the sum. He takes what is there, gives thanks for it as it is, and begins to hand it out. The thanks comes before there is enough. Afterward even the scraps are gathered, so that nothing is lost. Lord Jesus, here is what I have today, and it is not much. I thank you for it before I see what you will do. Amen.',
  },
  {
    reference: 'Proverbs 16:1-3',
    reflection:
      'Planning is honorable work in Proverbs, but three quiet limits are set beside it: the last word belongs to God, the motives behind our plans are clearer to him than to us, and the work itself can be handed over to him. The middle one searches us. Every pastor’s ways look clean in the pastor’s own eyes. The new program is for the gospel, of course, and the hard letter was written in love. God weighs truly, and what he finds he is able to mend. Which of your present plans would you most like him to leave unweighed?',
  },
  {
    reference: 'Acts 18:9-11',
    reflection:
      'Even Paul needed to be told not to be afraid, and told at night, when the day’s opposition comes back to be looked at. The Lord’s reassurance is striking: he has many people in this city, most of whom Paul has not met yet. They belong to Christ before the apostle knows their names. So he stays a year and a half and keeps teaching. Somewhere in your town there are people already known to God whom no list of yours contains. Lord, steady my voice when I am afraid to speak. Help me to stay, and to look at every stranger as possibly yours. Amen.',
  },
  {
    reference: 'Job 2:11-13',
    reflection:
      'For seven days Job’s friends got everything right. They came, they wept at the sight of him, they sat on the ground at his level, and they said nothing. Their trouble began later, when they started to explain. You have stood in the hospital corridor searching for the sentence that will help, and there may not be one. What the grieving often remember is who came and how long they stayed. Silence in that room is no failure of ministry. It can be the most truthful thing a pastor brings. Who near you needs your presence this week more than your words?',
  },
  {
    reference: 'James 1:2-5',
    reflection:
      'Joy is a strange word to set beside trials, and James knows it. The trial stays hard, and all the while something is being made in it. Endurance is slow work, and cannot be hurried or borrowed. Then he adds a kindness for those in the thick of it who have no idea what to do next: ask. God gives wisdom freely and without reproach, which means without the sigh we were expecting. Father, I do not know how to handle what is in front of me. I ask you plainly for wisdom, and I thank you that you do not scold. Amen.',
  },
  {
    reference: 'Psalm 84:1-4',
    reflection:
      'A sparrow has moved into the temple. The psalmist, far off and homesick for worship, envies the birds that nest beside the altar and never have to leave. Your difficulty may be the opposite. You are in the building constantly. You know where the roof leaks and which light flickers, and it has been a while since the place made your heart cry out. The swallow has no duties there; she is simply at home, with her young around her. When could you sit in your own church for ten minutes with no task at all?',
  },
  {
    reference: 'Luke 10:38-42',
    reflection:
      'Martha has been scolded from so many pulpits that we may miss how tenderly she is addressed. Jesus says her name twice. He sees how worried she is, and he never calls her cooking worthless. What concerns him is what the serving has done to her: she has begun to wonder whether he cares, and to give him instructions about her sister. Those two signs are worth knowing in yourself. Lord, when I am busy for you and cross with everyone, say my name twice. Seat me where I can hear you, before I serve again. Amen.',
  },
  {
    reference: 'Jeremiah 1:4-8',
    reflection:
      'Before Jeremiah could do anything useful, he was known. His call rests on that, and so his objections, honest as they are, arrive too late. Too young, he says, and no speaker. At other stages of life the words change: too old, too tired, out of date with what people want now. God neither flatters him about his gifts nor accepts the excuse. He promises company. What is the “I am only…” that you say most often, and what would it mean to leave it unsaid today?',
  },
  {
    reference: 'Hebrews 4:9-11',
    reflection:
      'A rest still stands open, says the letter, and it is modeled on God’s own. He rested from his works because they were finished. Yours never are. There is always one more call that could be made, and so pastors come to treat rest as a wage they have not yet earned. But this rest is entered by trust, and getting in, says the writer, takes some effort. Stopping is a confession that the work is God’s. Father, give me faith enough to stop today while things are still undone, and to rest because you are God. Amen.',
  },
  {
    reference: '1 Chronicles 22:5-8',
    reflection:
      'David wanted to build, and God told him no. It would have been natural to lose interest. Instead he spent his last strength preparing for a building he would never enter, and he told his son openly about the refusal, reasons included. There is a freedom in that which many leaders never reach. Some of what is in your heart to do will be done by someone else, after your name has been taken off the sign. The preparing is still real service. What could you quietly make ready now for the one who will come after you?',
  },
  {
    reference: '2 Timothy 1:3-7',
    reflection:
      'Paul remembers Timothy’s tears. He mentions them close beside his faith, and traces that faith to two women, a grandmother and a mother. No gift in ministry begins with us. Someone prayed for you, or taught your class, or laid a hand on your head and meant it. Perhaps the fire has burned a little low since then, and you are told to stir it. Embers need only breath. God, thank you for those who believed before me. Breathe on what they left in me, and drive out fear with love. Amen.',
  },
  {
    reference: 'Isaiah 6:1-5',
    reflection:
      'The king was dead, and Isaiah saw that the throne was occupied. What strikes him first is his own mouth. His work will be speaking, and before that holiness he knows that his lips are unclean, along with the lips of everyone he lives among. Handling sacred words every week can make us fluent without making us afraid. Isaiah’s dread was the beginning of his usefulness, and mercy would meet it with a coal from the altar. When did you last feel small in the presence of God, and was it a relief?',
  },
  {
    reference: 'Luke 5:12-16',
    reflection:
      'The man with leprosy has no doubt about what Jesus can do. His doubt is about whether he would want to. Many who come to your door carry that same uncertainty, and so, on some days, do you: God is able, surely, but is he willing, and for me? Jesus answers with his hand first. He touches skin that others were bound to avoid, while it is still diseased, and says that he is willing. The cleansing follows the touch. Lord Jesus, you are willing. Let me believe it for those I visit today, and let me believe it for myself. Amen.',
  },
  {
    reference: 'Psalm 42:1-5',
    reflection:
      'Once this singer was in the middle of the festival crowd, going up to God’s house with shouts of praise. Now he remembers it from far away, and the memory hurts. Plenty of pastors know the ache: they still lead the songs, while inwardly they are thirsty and a long way off. The psalm does not pretend. It lets the thirst be thirst, weeps, asks its own soul a direct question, and then speaks of praise in the future tense. It will come again. If you told God today exactly how thirsty you are, what would you say?',
  },
  {
    reference: '3 John 1-4',
    reflection:
      'An old pastor is writing to a friend, and he begins with the friend’s health. He prays that Gaius may be as well in other things as he is in soul. Turned round, the prayer is uncomfortable, since some of us look well enough while the soul goes thin. Then the elder names his greatest joy. He has heard that his children are walking in the truth. Father, thank you for those I once taught who are still walking with you. Keep them, wherever they are this morning, and keep me. Amen.',
  },
  {
    reference: 'Habakkuk 2:1-3',
    reflection:
      'Having made his complaint to God’s face, the prophet climbs to the watchtower and waits for an answer. He did not swallow the question to be polite, and he did not walk off once it was asked. The reply, when it comes, concerns time: the vision has its hour, and if it seems slow he is to wait. Pastors often stand in that gap, having promised people that God will act, and having nothing yet to show them. Habakkuk treats waiting as a post, to be kept like a night watch. What have you asked God, and are you still standing there to hear the answer?',
  },
  {
    reference: 'John 5:2-9',
    reflection:
      'Thirty-eight years is long enough to build a life around an illness. Jesus asks the man whether he wants to be well, and the man answers with his system: the pool, the timing, the people who get there first. You meet this in others, and you may know it inside, the old complaint that has become a kind of home. Jesus neither argues nor waits for a better answer. He speaks, and the man gets up carrying his bed. Lord, show me where I have settled down beside my trouble. I think I want to be well; say the word to me. Amen.',
  },
  {
    reference: 'Ezra 3:10-13',
    reflection:
      'Two sounds went up that day, and no one could tell them apart. Many shouted because a foundation had been laid. Many of the old wept because they had seen the first house and knew what was gone. Neither group is corrected. If you serve a congregation with a past, you hear this mixture often: delight over a new thing, and beside it a grief that can sound like criticism. Perhaps both voices live in you as well. Joy and mourning rose to God together and were heard far off. Whose tears in your church have you been hearing as complaint?',
  },
  {
    reference: 'Colossians 1:9-12',
    reflection:
      'Paul is praying for people most of whom he had never met. He asks that they be filled with the knowledge of God’s will and strengthened with all power, and we wait to hear for what mighty deed. The answer is patience. All that glorious might is asked for so that ordinary believers may keep going, and keep going with joy and thanks. Perhaps that is the power you need today: enough to sit through the meeting kindly, to answer the letter, to begin again. Father, strengthen me with your might for patience, and the people I name before you now, and make us glad in it. Amen.',
  },
  {
    reference: 'Amos 7:12-15',
    reflection:
      'The advice Amos receives is smooth and professional: earn your bread somewhere else, and do not disturb the king. Amaziah cannot imagine that a man would speak for God without an interest in his wages. Amos answers with his old occupation. He kept flocks, he tended fig trees, and the Lord took him from behind the animals. Those of us who are paid to preach must hear this with care, for a salary can soften a sentence without our noticing. Is there a true word that you have been putting off because of what it might cost?',
  },
  {
    reference: 'Luke 7:11-15',
    reflection:
      'Two processions meet at the gate of Nain, one arriving behind Jesus and one coming out behind a bier. You have walked in the second many times. There is a widow in it, and Jesus sees her. His heart goes out to her before anyone asks him for anything, and he stops the whole line with his hand. The dead man speaks, and Jesus gives him back to his mother. The funerals you take are not halted so; not yet. Lord of life, stand at the gate with those I bury and those who weep, until the day you raise them all. Amen.',
  },
  {
    reference: 'Psalm 8:1-5',
    reflection:
      'Go outside tonight, if the sky is clear, and do what this psalm did: look up for longer than is useful. You will shrink. Your calendar, your critics, the attendance figures, all become very small under the moon and the stars. Yet the psalm does not leave us small. The God whose fingers set those lights in place thinks about human beings, comes to them, crowns them with honor. You are tiny, and you are attended to, and both are good news for someone who has been feeling indispensable or forgotten. Which of the two do you most need to hear today?',
  },
  {
    reference: 'Acts 6:1-4',
    reflection:
      'Growth brought a grievance, and the grievance was real: widows were going without. The apostles do not brush it aside, and they do not take it all upon themselves either. They ask the people to find others full of the Spirit and of wisdom, and they guard what they were given, prayer and the word. Few congregations complain that their pastor prays too little. The pressure runs the other way. Lord, show me what to hand over this week and to whom, and bring me back to prayer without guilt. Amen.',
  },
  {
    reference: 'Jonah 1:1-3',
    reflection:
      'Jonah’s flight was well organized. He found a ship, paid the fare, went down into it, and sailed in the opposite direction on his own money. He still believed in God. He simply did not want this errand, among those people. Ministers have their own roads to Tarshish: another conference, a rearranged study, a fresh project that keeps us far from the one visit we dread. We can flee while looking very busy. The Lord followed Jonah with a storm, which was severe, and was also mercy. Which person or task are you sailing away from?',
  },
  {
    reference: '1 Timothy 4:12-16',
    reflection:
      'Watch yourself, Paul says, and then your teaching, in that order. Timothy is young, and some may look down on him for it. Paul’s answer is that he should be an example, keep on reading and teaching, and let his progress be seen. That is gracious, for it allows that he has not arrived, and that his people may watch him grow. You need not appear finished. Lord, I neglect the gift sometimes and myself more often. Teach me to tend both, and let those who hear me see that you are still at work. Amen.',
  },
  {
    reference: 'Lamentations 2:18-19',
    reflection:
      'Some nights are made for crying out, and Scripture does not hush them. The city has fallen, children are faint with hunger in the streets, and the poet says to get up at the beginning of the watches and pour the heart out like water. No explanation is offered. When the phone wakes you with bad news, or the day’s news will not let you sleep, you have company in this old, unconsoled prayer. It is prayed before the face of the Lord; that is the one hope it holds. Whose children would you name before God tonight with your hands lifted?',
  },
  {
    reference: 'Obadiah 12-14',
    reflection:
      'Edom’s crime began with a look. When Jerusalem fell, the brother nation stood and watched, and was glad, and went on from there to the spoil. The prophet is severe because they were family. Churches have a version of this that is seldom preached on: the small warm feeling when the larger congregation down the road has its troubles, or when a colleague who outshone us stumbles. God sees it, and calls the other one your brother. Father, forgive me every secret gladness at another’s fall. Make me a shelter on the day of my neighbor’s trouble, and let me grieve as family does. Amen.',
  },
  {
    reference: 'Proverbs 27:5-10',
    reflection:
      'Friendship is one of the first things ministry wears away. There are so many people to be friendly to that real friends, the sort who may wound you faithfully, get postponed for years. Their rebuke is safer than a flatterer’s kisses; their counsel is like a good scent in the room; and one who lives near is worth more in trouble than family far off. Pastors hear plenty of praise and plenty of complaint. A friend’s honest word is neither. Who is allowed to tell you the truth, and when did you last sit down together?',
  },
  {
    reference: 'Hebrews 6:10-12',
    reflection:
      'Much of what you did last year has been forgotten, by others and probably by you. The drive to the hospital in the rain, the form filled in for someone who could not read it, the hour on the telephone: no one wrote them down. The letter to the Hebrews says that God would be unjust to forget such things, and he is not unjust. Love shown to his people is received as love shown to his name. Faithful God, you remember what I have lost track of. Keep me from growing sluggish, and let hope last to the end. Amen.',
  },
  {
    reference: 'Daniel 6:10-11',
    reflection:
      'Nothing Daniel did on the day of the decree was new. He went to his house, where the windows faced Jerusalem, knelt as he had always knelt, and gave thanks. Gave thanks, with that paper signed. The courage was in the habit. He had been laying it up, three times a day, for years. Prayer at set hours may look dull from outside, and feel dull on many days within. It is how a soul learns which way to face when the news is bad. What small habit of prayer would you like to have in place before you need it?',
  },
  {
    reference: '2 Corinthians 1:3-5',
    reflection:
      'Comfort moves through this sentence like water going downhill: from the Father of mercies to Paul in his trouble, and through Paul to anyone in any trouble at all. The one thing required of him is that he be comforted first. Pastors often try to skip that stage. We go straight from our own hard week to somebody else’s bedside, and wonder why we have so little to give. You are allowed to be on the receiving end. Father of mercies, before I go to console anyone today, console me. Where I hurt, come near, and let it overflow to others. Amen.',
  },
  {
    reference: 'Psalm 46:8-11',
    reflection:
      'Those famous words about being still are spoken on a battlefield. Around them lie broken bows, snapped spears and burned chariots, and the command goes out to nations in an uproar: stop, and know who God is. God does the quieting. He breaks the weapons, and among them may be some of yours, the sharp reply already composed, the case you have been building in your head while driving. Stillness begins when they leave our hands. What are you still gripping that God may be asking you to lay down?',
  },
  {
    reference: 'John 4:31-35',
    reflection:
      'The disciples come back with lunch and find that Jesus is no longer hungry. He had sat down at the well worn out from the road; now, after one conversation with one woman, he is fed. There are afternoons in ministry when a real talk about God leaves you less tired than before it started. Jesus tells them to raise their eyes, for the harvest they had put months away was on its way to them from the town. Lord, feed me with your will today. Lift my eyes from the schedule to the person, and let me see what is already ripe. Amen.',
  },
  {
    reference: 'Ezekiel 3:14-15',
    reflection:
      'Ezekiel arrives among the exiles with a message and a bad temper. He says so himself: he went in bitterness, in the heat of his spirit. Then he does what the exiles are doing. He sits down where they live, by the river, stunned, for a week, and only after that does the next word come. A preacher who has sat where the people sit will speak differently to them, even when the words are hard. Anger cools there, or at least learns whom it is talking about. Where do your people actually spend the week, and when were you last there in no hurry?',
  },
  {
    reference: 'James 3:2-6',
    reflection:
      'A bit, a rudder, a spark: James piles up small things that decide where large things go. He counts himself among those who stumble, and anyone who talks for a living will stumble often. A careless joke in the hallway, a confidence let slip in the form of a prayer request, the clever line about a person who is absent; some fires you will never hear about. Yet a rudder can also turn a ship toward harbor, and a few words from you may do it. Lord, set a guard over my mouth, and forgive what it has already set alight. Amen.',
  },
]
