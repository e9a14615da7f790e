import type { Reading } from './reading.ts'

export const ordinary1: readonly Reading[] = [
  {
    reference: 'Matthew 2:9-12',
    reflection:
      'They had asked directions of the wrong king and followed a light they could not explain, and still God brought them to the door. What they found was a house, a mother and a child. These learned travelers went down on an ordinary floor and opened everything they had carried. You too have come a long way, with better and worse guides, and today’s road may end somewhere as plain as a kitchen table. The joy is no smaller there. Lord Jesus, bring me again to where you are, and let me kneel before I speak. Amen.',
  },
  {
    reference: 'Genesis 1:1-5',
    reflection:
      'Before there was any light to work by, God was already at work in the dark. The Spirit moves over deep and shapeless water, a word is spoken, and there is day. The reckoning holds a small surprise: evening first, and morning after. You wake each day into something God has been tending for hours. The sermon not yet formed, the meeting nobody knows how to end, the grief that has no edges: these do not wait for you to make a beginning. What formless thing are you carrying this morning that God may already be brooding over?',
  },
  {
    reference: 'Psalm 1:1-3',
    reflection:
      'A planted tree spends most of its life looking as if nothing were happening. Its roots go down toward water nobody sees, and fruit comes when its season comes, which is not every week. You live under a calendar that wants something ripe every Sunday. The psalm keeps an older pace: delight, slow chewing on the word by day and by night, leaves kept green from below. A bare month is no proof that the roots are dry. Father, plant me near your stream, and let me drink deeply before I am asked for fruit. Amen.',
  },
  {
    reference: 'Mark 1:16-20',
    reflection:
      'Two of them were throwing nets and two were mending them. Jesus called them in the middle of a working day, with wet hands. He did not ask what they could do. He spoke of what he would make of them, and that making would take misunderstanding, failure and time. Perhaps your own call has been so overlaid with duties that the tasks come to mind more readily than the voice. The duties are real, but they came afterward. First somebody looked at you from the shore and wanted your company. When did you last stop to remember that call?',
  },
  {
    reference: 'Romans 1:8-12',
    reflection:
      'Paul begins by promising the Romans a gift, and then, almost in the same breath, corrects himself. He will be encouraged by them as well, his faith by theirs. How seldom a pastor walks in expecting that. You come with something in hand, and go home having given it. Yet the widow who prays for you, the teenager with the blunt question, the deacon who turns up again, all hold bread that was meant for you. Lord, open my hands today to receive faith from those I am sent to strengthen. Amen.',
  },
  {
    reference: 'Exodus 3:1-6',
    reflection:
      'Moses was at work when it happened, minding sheep that belonged to somebody else, far out on the edge of the wilderness. What changed the day was a willingness to turn aside, and God waited until he did before calling him by name. Your path this week will run through corridors, driveways and waiting rooms you have crossed a hundred times. None of them looks like the mountain of God. Still, a person you have stopped really seeing may be alight with him. What have you been walking past that deserves a second look?',
  },
  {
    reference: 'Psalm 3:1-5',
    reflection:
      'By tradition David prays this while running from his own son. Enemies multiply, and the cruelest of them have turned theologian: God, they say, is done with him. Then, of all things, he lay down and slept. Nothing around him had changed by nightfall; he slept because someone else was awake. There are nights when your mind goes over the complaint, the letter, the budget, and every voice says the same thing. Even so another hand can lift your head. Keeper of the night, be a shield around my bed and my thoughts, and wake me in your care. Amen.',
  },
  {
    reference: 'Matthew 5:1-6',
    reflection:
      'Jesus opens with a list of people nobody thought to congratulate. The poor in spirit, the grieving, the gentle, the ones who ache for things to be put right: they are blessed, he says, before giving a single instruction. Many mornings you belong somewhere on that list yourself. You have stood at too many gravesides, or you have reached the bottom of your own goodness and found very little there. He speaks to you there, before you have climbed out. Where on this list would he find you today, and can you let him call you blessed?',
  },
  {
    reference: 'Proverbs 3:5-8',
    reflection:
      'Years of ministry teach you to read a room. You learn which silence means trouble and which phone call can wait, and such skill is worth having. Proverbs honors understanding; it only warns against putting your whole weight on it. Wisdom that has often been right can slip into a habit of not asking. To acknowledge God in all your ways may be as small as a pause with your fingers on the door handle. Lord, where I am most experienced, keep me most willing to be led. Amen.',
  },
  {
    reference: '1 Corinthians 1:26-31',
    reflection:
      'Look around at your congregation, Paul says in effect, and count the impressive ones. Strangely, he means it as good news. God was not short of better material. He chose the overlooked on purpose, so that nobody in the room could mistake the source. That holds for the thin choir, for the committee that never finishes on time, and for the preacher who felt out of place on the first day of seminary and sometimes feels so still. Your being chosen was never a clerical error. What weakness have you been hiding that God may have counted on?',
  },
  {
    reference: 'Genesis 2:1-3',
    reflection:
      'The first thing in Scripture to be called holy is a day. God blesses it and fills it with his own rest, and the man and the woman, newly made, begin their life with a day they did nothing to earn. A pastor’s week rarely closes so neatly. There is always a visit unpaid, and rest gets promised for the end of a list that has no end. But this day was made long ago, and it stands in the week like a lit house. Creator God, teach me to go in, and to leave with you what I leave undone. Amen.',
  },
  {
    reference: 'Mark 1:35-39',
    reflection:
      'Everyone is looking for you. Simon says it as though the matter were settled. Jesus has been up since before dawn, alone, and he comes from prayer able to say something astonishing, that they will go elsewhere. He knew what he had come for, and he knew it because he had been listening to someone besides the crowd. Your phone will tell you all day that everyone is looking for you, and some of them truly are. Whose voice do you need to hear first, so that you can answer theirs rightly?',
  },
  {
    reference: 'Psalm 23:1-4',
    reflection:
      'You have read these lines beside so many beds that they may have become part of your equipment, like the worn book or the good dark coat. Hear them once as a sheep. Before you were anyone’s pastor you were the one being fed, and you still are. Somebody else decides when you should lie down. Somebody knows where the quiet water is, and walks with you into the dark valley carrying what is needed there. You do not have to hold the staff today. Good Shepherd, I have nothing to lead with this morning; lead me, and restore my soul. Amen.',
  },
  {
    reference: '1 Samuel 3:7-10',
    reflection:
      'Eli is an old priest with failing eyes and a house in disgrace, and the word of the Lord has grown rare in his days. Yet here he does the finest thing we ever see him do. He recognizes whose voice it is, teaches Samuel how to answer, and stays in his own bed while God speaks to someone else. Some of the best work you will ever do is like that. You help a younger person to hear, and then you leave the room. Who near you may be hearing God and need only to be told so?',
  },
  {
    reference: 'Philippians 1:3-6',
    reflection:
      'Memory turns easily to what went wrong. Paul, under guard and far from his friends, makes remembering a form of prayer: each time they come to mind, thanks; each time he asks, joy. He is not blind to them; later he will beg two of them to end a quarrel. But he sees a work begun by another, who does not leave things half built. So you can love a congregation that is plainly unfinished, and be unfinished among them. God of all beginnings, thank you for the faces I now bring to mind; complete in them, and in me, what you have started. Amen.',
  },
  {
    reference: 'Matthew 5:13-16',
    reflection:
      'Salt does its work by disappearing, and a lamp does its work by being seen. Jesus lays both on the same disciples. A pastor knows both kinds of day. There is the hidden kind, when a quiet word keeps a marriage from spoiling or a rumor from spreading, and no one will ever know. There are also days when you must stand where people can see you and let the good be visible for the Father’s sake. Trouble comes when we want only lamp days, or when we hide in the salt. Which of the two is asked of you today?',
  },
  {
    reference: 'Exodus 4:10-13',
    reflection:
      'Standing barefoot before God, Moses explains that he is no speaker. God lets the matter of talent drop. He talks about who made mouths, and promises to be with this one. Some Sundays the words lie in you like stones. You envy fluent people, and would gladly send one of them up the steps. Moses asked for exactly that; God gave him a brother to help, and did not choose a different man. Maker of my mouth, be with it today, in the pulpit and at the bedside, and teach me what to say. Amen.',
  },
  {
    reference: 'Psalm 5:1-3',
    reflection:
      'There is a part of prayer that comes after the words are finished. The psalmist speaks early, sets his case before his King, and then looks up and keeps watch, as someone at a window waits for a reply. We are better at the speaking. The list is handed in and we are off into the day, like a caller who hangs up before the other can answer. To watch is to go about the morning half expecting. An answer may come by way of a stranger, a verse, a refusal. What did you ask of God that you have forgotten to look out for?',
  },
  {
    reference: '1 Corinthians 2:1-5',
    reflection:
      'Weakness, fear and a good deal of trembling: that is how Paul remembers his arrival in Corinth. He might have made up for it with polish. He kept to one subject, Christ crucified, and let his own unsteadiness stay in view. Nobody left with a faith that rested on Paul. When you climb the steps with a dry mouth and the sense that the sermon is thinner than it should be, you are in honorable company, and the power was never going to come out of the manuscript. Lord Jesus, crucified and risen, let people lean on you when I have finished speaking. Amen.',
  },
  {
    reference: 'Genesis 12:1-4',
    reflection:
      'At seventy-five Abram might have expected to be left in peace. He had already followed his father as far as Haran, and there the household had settled. Then God speaks of a land that he will be shown, later, on the way. The promise is wide enough for every family on earth, and the directions hardly cover the first day. So he goes, with a nephew and a great many questions. Perhaps you are nearer the end of your working years than the start. What might God still be asking you to set out toward?',
  },
  {
    reference: 'Mark 2:1-5',
    reflection:
      'Somebody had to pay for that roof. Four people carry a friend through a crowd that will not part, and then take a house to pieces over the preacher’s head. What the man on the mat believed we never hear. Jesus looks up at the faces in the hole and, seeing their faith, forgives him. You have been one of the four many times. There are weeks, though, when you are the one lying flat, and others must take the corners. Lord, thank you for those whose faith carries me when mine cannot walk; let me not be ashamed of the mat. Amen.',
  },
  {
    reference: 'Proverbs 4:20-23',
    reflection:
      'A spring is a modest thing, often no wider than a hand, and a whole valley may live by it. Guard the heart, says the father in Proverbs, since everything else flows out of it. In ministry people notice the stream: the sermons, the patience, the good humor at the door. Few will ask about the spring, and the water can run low for a long time before anyone tastes the difference. What has been getting into your heart lately that you would not want to flow out?',
  },
  {
    reference: 'Romans 5:1-5',
    reflection:
      'Paul’s chain runs the opposite way from ours. We would say that hope makes endurance possible. He starts with trouble, moves on to endurance, then to a character that has been tested, and finds hope waiting at the far end, sturdier than before. This works only because of where he is standing: at peace with God, in grace, with love already poured into the heart. Suffering by itself can sour people, and you have seen it. Suffering inside that love does something else, slowly. Father, in the trouble I would not have chosen, pour your love again into my heart, and let hope grow from it. Amen.',
  },
  {
    reference: 'Genesis 21:14-19',
    reflection:
      'Hagar had run out of water and out of road. She laid the boy under a shrub and sat down a bowshot away, because there are things a mother cannot watch. Then we read that God heard the boy where he was, which was nowhere, turned out of doors by the household of faith itself. The well she was shown had perhaps been there all along, hidden from eyes full of crying. Someone in your care may feel cast out by the very people who should have kept them. Who has been sent away, in fact or in feeling, and could you go and sit near?',
  },
  {
    reference: 'Psalm 13:1-6',
    reflection:
      'Four times in two verses the question is hurled upward: how long? David does not soften it. He accuses God of forgetting, then of hiding. And this was kept, set to music, and handed to a congregation to sing. Take heart from that when your own praying has shrunk to a single complaint. The turn to trust comes in a few short lines at the end, and we are not told how long he waited before he could write them. How long, O Lord? Until you answer, take this as my prayer, and hold me in your mercy. Amen.',
  },
  {
    reference: 'Matthew 6:5-8',
    reflection:
      'Much of your praying is done aloud, on request, with people listening: before the meeting, at the bedside, over the potluck. It is honest work. But Jesus knows how a practiced voice can take over, until one day you hear yourself praying well and realize you have not spoken to God since Tuesday. So he points to a door that can be shut. Behind it there is no congregation, no one to comfort, nothing to phrase. The Father is there before you, and he knows what you need, so few words will do. What would you say to him if nobody would ever hear how you said it?',
  },
  {
    reference: 'Ruth 1:15-18',
    reflection:
      'Naomi was poor company on that road. She was bereaved, bitter, and sure that the Lord’s hand was against her, and all she had to offer a daughter-in-law was reasons to leave. Ruth makes no attempt to cheer her. She offers her presence, and she offers it all the way to the grave. Most pastoral love looks like this. You cannot lift the sorrow, and your best sentence would only be in the way, so you stay. Faithful God, you have bound yourself to us and will not turn back; give me grace to stay beside the one who cannot be cheered. Amen.',
  },
  {
    reference: 'Ephesians 3:14-19',
    reflection:
      'Breadth, length, height and depth are one dimension too many for anything you could draw. Paul is on his knees, trying to measure the love of Christ, and he ends by asking that we may know what is beyond knowing. He says too that it takes all the saints to grasp it. One person praying alone over a Bible sees a part; the child, the dying man, the newcomer with her odd questions see something of the rest. You have preached this love so often that its outline may feel familiar. Who has lately shown you a side of it you had not seen?',
  },
  {
    reference: 'Mark 4:26-29',
    reflection:
      'The farmer in this parable is mainly remarkable for sleeping. He scatters, goes to bed, gets up, goes to bed again, and meanwhile something happens underground for which he can take no credit and of which he could give no account. First a blade, then an ear, then the full grain. Your words have gone into the ground this year, at the font, in the classroom, across a desk. Their progress is not your night’s work. Lord of the harvest, I have sown what I had; let me rest, and do in the dark what only you can do. Amen.',
  },
  {
    reference: 'Exodus 14:10-14',
    reflection:
      'The people’s fear comes out as blame, and the blame lands on Moses. Were there no graves in Egypt? It is a bitter joke, and he hears it standing between an army and a sea. Leaders often receive what is really meant for Pharaoh, or for God. Moses leaves his record undefended and tells them to stand still and see. Some criticism needs an answer. Some of it is only terror in search of an address. Whose anger at you might sound different if you listened for the fear in it?',
  },
  {
    reference: 'Psalm 19:1-6',
    reflection:
      'Every night, above the church roof, the sky goes on preaching to whoever is up. It takes no offering and repeats itself without growing stale. The sun comes out each morning like a bridegroom, as glad as if it were the first time. God is being praised at this moment in ways that do not depend on our finding the right phrase. You are free to go outside, look up, and for some minutes be a hearer. Maker of heaven, quiet my voice long enough to catch what your sky is saying, and let me share the gladness of the sun. Amen.',
  },
  {
    reference: '1 Corinthians 3:5-9',
    reflection:
      'One person plants and leaves town. Another comes along with a bucket. Corinth had taken to ranking the two, and Paul will have none of it; he asks what either of them amounts to beside the God who makes things grow. Perhaps you are watering what a predecessor planted, and hear the old name with every green shoot. Perhaps you are planting what your successor will be thanked for. The field belongs to neither of you. Whose work, before yours or beside yours, could you thank God for today without comparing?',
  },
  {
    reference: 'Leviticus 6:12-13',
    reflection:
      'Wood every morning. Among all the splendid duties of the priesthood, with its robes and its feasts, this one must have been the plainest: to get up, carry logs, and see that yesterday’s fire was still alive. Yet everything else at the altar depended on it. Your own dawn may offer nothing brighter, only a page read half awake and a prayer that feels like lifting timber. You did not light this fire, and you are not asked to be the flame. Holy God, here is my small wood for today; keep alight in me what you have kindled. Amen.',
  },
  {
    reference: 'Matthew 6:25-30',
    reflection:
      'Jesus tells worried people to go and look at things. Birds first, and then the flowers of the field. Worry narrows the eyes until there is nothing in view but the bill, the roof, the salary line, the years until retirement. Looking widens them again. A bird is busy all day and yet does not carry tomorrow about with her. Your needs are real, and your Father knows them. He counts you worth far more than these. What living thing could you stop and look at today, long enough to be told that again?',
  },
  {
    reference: 'Romans 8:26-27',
    reflection:
      'Paul, who prayed his way across half an empire, includes himself when he says that we do not know how to pray as we ought. There are requests you cannot sort out: whether to ask for healing or release, for a marriage to hold or for someone frightened to get free. Sometimes all that comes is a breath let out in the car. Even that breath is not lost. The Spirit is already deeper in your weakness than your words could reach, and the One who searches hearts understands. Spirit of God, pray in me where my own words give out. Amen.',
  },
  {
    reference: '1 Kings 17:12-16',
    reflection:
      'The arithmetic was complete: a handful of flour, a little oil, a couple of sticks, one meal, and then the end. The widow states it without complaint. What God gives her afterward is oddly small. No full storehouse appears. There is simply flour again in the jar, the next day and the day after. She must have reached in every morning with the same slight catch of breath. Many churches live this way, and so do many pastors’ households. Enough came, and it came daily. In your own lean months, when did you reach in and find the jar not empty?',
  },
  {
    reference: 'Psalm 27:13-14',
    reflection:
      'David is particular about the place. He trusts that he will see God’s goodness in the land of the living, on this side, with these eyes, among actual neighbors. Then he turns to somebody and says wait, and a moment later says it again. Waiting of this sort has nothing limp about it; it calls for courage, as a long watch at a bedside does. You know people whose whole hope hangs on the next phone call, and there are days when you are one of them. Lord, strengthen the heart that waits, and let me see something of your goodness today. Amen.',
  },
  {
    reference: 'Mark 4:35-41',
    reflection:
      'He was so tired that the storm did not wake him. Before the command to the wind there is a man asleep on a cushion, worn out by a day of crowds and teaching. The disciples took his sleep for indifference. It was trust, surely, and it was also fatigue, and Jesus is ashamed of neither. Two things a pastor needs are in that boat. One is the voice that can silence whatever is breaking over you. The other is permission to be exhausted after a long day of good work. Which of the two do you need more today, and have you asked for it?',
  },
  {
    reference: 'Galatians 6:7-10',
    reflection:
      'Weariness in doing good is a special kind of tired. Sleep helps it only a little. It comes from the same people needing the same patience, from kindness that leaves no mark, from the sense of sowing into gravel. To people as tired as that, Paul talks about seasons. There is a due time, though it is out of sight. Then he makes the task smaller: as you have opportunity. You are not asked today for all the good there is to do. Father, renew my hands for the next good thing in front of me, and keep the harvest I cannot yet see. Amen.',
  },
  {
    reference: 'Deuteronomy 6:4-9',
    reflection:
      'All the places named here are ordinary ones. The great commandment is to be talked over while sitting at home, walking along, going to bed, getting up. Faith is handed on at the pace of a household, in scraps, with someone looking for a shoe. Pastors can find this harder than preaching. Words that came warmly at the graveside have been used up by supper, and those nearest us get the tired remainder. Still, it is the doorpost of the house that gets the writing. Who among those closest to you might be glad of an unhurried word this week, about God or about nothing much?',
  },
]
