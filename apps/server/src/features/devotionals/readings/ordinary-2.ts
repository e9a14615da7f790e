import type { Reading } from './reading.ts'

export const ordinary2: readonly Reading[] = [
  {
    reference: 'Psalm 37:3-7',
    reflection:
      'Fretting over someone else’s success is a very old ailment, and the psalm treats it with a slow course of medicine: trust, do good, stay where you are, delight, commit, be still, wait. You could name a ministry that seems to grow by methods you would be ashamed of. Or there is nothing wrong with it at all, and it simply grows. Either way the cure lies nearer home, in the field you were given. Lord, be my delight today, and quiet the part of me that keeps looking over the fence. Amen.',
  },
  {
    reference: 'Matthew 7:1-5',
    reflection:
      'The joke is a carpenter’s joke. A man with a beam in his face leans in close to help you with a speck of dust. It stings a pastor more than most, for other people’s eyes are our daily business; we are asked to look, and sometimes to help remove what hurts. Jesus allows for that, once we have seen to our own eye. Then we shall see clearly, and our hand may be gentler for having undergone the same operation. Whose fault have you been studying, and what might it be hiding from you about yourself?',
  },
  {
    reference: 'Numbers 6:22-27',
    reflection:
      'Aaron is given the very words. He need not feel radiant, or find a fresh way to put it. He says what he has been told to say, and God adds: I will bless them. It may be the least original thing you do all week, and it may be the best. The name is laid on tired families, on the man who walked out of your sermon, on children pulling at coats. And you who say it stand under it also. Lord, bless and keep me as I bless them; let your face shine on us all, and give us peace. Amen.',
  },
  {
    reference: '1 Corinthians 4:1-5',
    reflection:
      'Three courts are named here, and Paul walks out of two. The opinion of the Corinthians is a small matter to him. His opinion of himself settles nothing either, since a clear conscience can be mistaken, and so can a harsh one. One judge remains, and he will bring hidden things to light. We tend to hear that as a threat. Paul ends it with praise: each will be commended by God. Among the hidden things, then, must be kindnesses you have forgotten and faithfulness nobody saw. In which of the lower courts have you been pleading your case?',
  },
  {
    reference: 'Genesis 28:12-17',
    reflection:
      'Jacob had earned his night on the ground. He had cheated a brother, deceived a blind father, and run, and nothing says he was praying when he fell asleep. The stairway comes down anyhow. God stands over a fugitive and promises company, protection and a way home, without a word of reproach. In the morning Jacob says the truest thing he has said in years: God was here, and I did not know it. God of Jacob, meet me in the place I have run to, and open my eyes to the gate of heaven there. Amen.',
  },
  {
    reference: 'Mark 5:30-34',
    reflection:
      'A dying girl was waiting, and Jesus stopped. He stopped for a touch that had already done its work; the woman was healed, and might have slipped away. But he would not let her leave with a cure she believed she had stolen. He waited until she had told him the whole truth, and then, in front of them all, he called her daughter. Some of your interruptions are only interruptions. Now and then one of them is a person who needs to be heard to the end even more than to be helped. Whose whole story have you not yet had time to hear?',
  },
  {
    reference: 'Psalm 39:4-7',
    reflection:
      'A handbreadth is the width of four fingers. Hold yours up and there is your life, the psalmist says, and most of what we run about doing inside it is breath and shadow. You stand beside open graves often enough to know this, and somehow the calendar still fills as if there were no end to it. He asks for his measure so that he may learn what he is waiting for, and the answer comes quickly: his hope is in God. Lord, teach me the size of my days, take from them what is only bustle, and be the hope I am waiting for. Amen.',
  },
  {
    reference: 'Philippians 2:5-8',
    reflection:
      'Christ’s life goes downstairs. From the form of God to the form of a servant, and from there to a criminal’s cross: at every landing where he might have turned back, he took the next step down. Paul asks his friends to share that mind, the mind of someone they love. You know where the stairs are in your own week. There is the unthanked chore, the apology owed to someone younger, the credit quietly passed along. Which step down have you been putting off, and who is waiting at the bottom of it?',
  },
  {
    reference: '1 Samuel 16:6-11',
    reflection:
      'Seven sons file past and the oil stays in the horn. Samuel, who has known God’s voice since childhood, would have anointed the first of them for his height. The boy in the field was not even sent for, since it occurred to no one, his father included, that he might be wanted. If you have ever been left out of the room where things are decided, remember that on this day the whole company stood waiting until the shepherd came in. Lord, you look on the heart; look on mine, and make it fit to be seen. Amen.',
  },
  {
    reference: 'Proverbs 10:19-21',
    reflection:
      'Anyone who is paid to talk should keep this saying near the telephone. Where words are many, wrong is never far off: the aside in the meeting, the story improved in the telling, the reassurance given because silence was awkward. Yet a good person’s tongue is silver, the next lines say, and those lips feed many. People do come hungry, and can live for a year on one true sentence said at the right time. The gift and the danger sit behind the same teeth. What could you leave unsaid today, so that what you do say might feed someone?',
  },
  {
    reference: 'Mark 3:13-15',
    reflection:
      'One short phrase is easily stepped over on the way to the mission. He appointed twelve so that they might be with him. Preaching comes second, and power over evil third. Wanting their company was reason enough to begin. Churches write job descriptions in the reverse order, if the first item appears at all. Nobody will complain to the board that you were too little with Jesus; they will only notice, in time, that something has gone out of your voice. Lord Jesus, you wanted me with you before you wanted anything done. Let me be with you now. Amen.',
  },
  {
    reference: 'Exodus 16:14-18',
    reflection:
      'What is it? they asked, and the question stuck to the stuff as a name. It came in the size of one day. Those who gathered much had nothing over, and those who gathered little had enough, which must have frustrated the capable. You have perhaps prayed for strength by the month and been handed it by the morning, small, unfamiliar, and just sufficient. Some of our tiredness comes from trying to carry next week’s manna. What has God put on the ground for you today, and have you stooped to pick it up?',
  },
  {
    reference: 'Psalm 63:1-4',
    reflection:
      'Thirst is a strange sort of praise, but David offers it. He has no water and no sanctuary; what he has is the memory of once having seen God’s power and glory there, and a longing that runs all the way down into his body. He takes the dryness itself to God. When prayer has gone to dust, you may suppose that you have lost the art, or lost the Lord. The wanting says otherwise. You would hardly thirst like this for someone you had never tasted. O God, you are my God, and I have little to bring you except this thirst; receive it as my praise. Amen.',
  },
  {
    reference: 'Romans 8:31-35',
    reflection:
      'Paul stands up in the courtroom and calls for the prosecution. Who will bring a charge? He looks about; nobody comes forward. The judge has already acquitted, and the only one with the right to condemn has died for the accused and is now speaking on their behalf. You may know another courtroom, the one that sits at three in the morning, where old mistakes are read into the record: a word you should have said, a family you failed. The evidence may be true enough; Paul asks who is left to use it. Which charge have you gone on answering after the case was closed?',
  },
  {
    reference: 'Joshua 1:6-9',
    reflection:
      'Three times Joshua is told to be strong, which suggests that he felt otherwise. He had to follow Moses. Every decision of his would be held up beside the old man’s. God gives him no portrait of the successful commander. He gives him a book to keep in his mouth, day and night, and a promise of company wherever he goes. Courage is made of such simple materials. Maybe you too came after somebody beloved. Lord, you go with me into this day; put your word on my lips and take the fear from my steps. Amen.',
  },
  {
    reference: 'Mark 6:30-34',
    reflection:
      'So many were coming and going that they had no chance to eat. Mark could be describing last week. Jesus sees it, and his remedy is a boat and a quiet place. All the rest they got, it seems, was the length of the crossing; when they landed, the crowd was there. But see who goes to work next. Jesus looks on the shepherdless people with pity and begins to teach them himself, while the twelve, we may hope, sit down. Your own rest may be no longer than a boat ride. Where is the crossing in today, and will you let it be one?',
  },
  {
    reference: 'Psalm 103:8-14',
    reflection:
      'He remembers that we are dust, and there is no contempt in it. A father kneeling to tie a child’s shoe does not resent the child for being small. The psalm measures mercy by the height of the sky, flings our sins past any point of the compass, and then comes home to this: God knows what he made us from. We hold ourselves to some sterner account, tireless, wise, never hurt by what people say, and are ashamed by evening. The shame forgets the dust. Father of compassion, deal gently with me today, and make me gentle with other dust. Amen.',
  },
  {
    reference: 'Ephesians 4:1-6',
    reflection:
      'Keep the unity, Paul writes, and the verb is a mercy. You are not asked to manufacture it. The one body, one Spirit and one hope exist already, as surely as the one God and Father of all; what is needed is the patience to live inside what he has made. That patience has a homely shape. It bears with people. It sits through the same objection from the same chair, month after month, and goes on wishing the speaker well. Who is the person you find it hard to bear with, and what is the hope the two of you share?',
  },
  {
    reference: 'Genesis 32:24-30',
    reflection:
      'Morning found Jacob with a blessing and a limp. All night he had held on to someone he could neither name nor beat, with the meeting with Esau hanging over him, and somewhere in the dark the struggle turned into a plea. Such a night may lie behind you, a diagnosis, a rift in the church, a loss of faith you never spoke of, and your step has been uneven ever since. People are helped by a pastor who limps. God of the long night, I will not let you go; bless me, even if it marks me. Amen.',
  },
  {
    reference: 'Matthew 9:9-13',
    reflection:
      'Mercy, says Jesus, and tells the religious experts to go and learn what it means. They could have recited the verse and told him it came from Hosea. He is speaking to people who teach such texts, and he sets them homework. Meanwhile the lesson is going on at table, where there is food, and noise, and a tax collector who has just left one bench to sit on a better one. The sick know why the doctor is there. It is those in good health who stand back and ask questions. When did you last sit at his table simply as one of the sick?',
  },
  {
    reference: '1 Kings 19:3-8',
    reflection:
      'God answers Elijah’s prayer to die by letting him sleep and giving him breakfast. There is no rebuke, and no reminder of the fire on Carmel. An angel feeds him, lets him lie down again, and wakes him to eat once more because the road is too long for him. That last remark is worth keeping. Heaven agrees that it is too much. What feels like the end of faith may want first of all a meal, a night, and another night, and the hard questions can wait until Horeb. Merciful God, you know how long this road is; teach me to take food and sleep from your hand without apology. Amen.',
  },
  {
    reference: 'Psalm 55:12-17',
    reflection:
      'An enemy’s insult could have been borne. This came from someone who had walked beside him into the house of God, and the singer can hardly get past it. Few wounds in ministry go deeper than the friend in the congregation who turned. The psalm does not hurry toward forgiveness. There is a flash of rage in it that we would rather not read aloud, and it too is spoken to God, where it can do no harm. Then evening, morning and noon, each with its cry, and each cry heard. What hurt have you been too dignified to bring to God in plain words?',
  },
  {
    reference: '1 Corinthians 12:14-20',
    reflection:
      'Paul lets the foot speak, and the foot is discouraged. It is no hand; therefore it must not belong. The ear looks at the eye and resigns. Ministers do it at conferences. You listen to a colleague with gifts of another order and drive home half inclined to hand in your keys. God, says Paul, set each part in its place as he wished. Somebody’s pleasure was involved when you were put where you are. Lord, thank you for the gifts that are not mine; let me be glad to carry what you give the foot to carry. Amen.',
  },
  {
    reference: 'Exodus 18:14-18',
    reflection:
      'It took a visitor to say it. Everyone in camp had grown used to the sight: one man in a chair, and a line of people standing from morning till evening. Moses could explain it perfectly well. Jethro listens and says that the thing is not good. He sees that the people in line are being worn out along with the judge. Love may have built your schedule, and need; still someone who cares for you may see it more truly than you can. Who has been telling you, gently, that this is too heavy for you alone?',
  },
  {
    reference: 'Mark 7:31-35',
    reflection:
      'First he led him away from the crowd. A deaf man in a throng can only watch faces, and so Jesus goes somewhere private with him and speaks by touch: fingers in the ears, a hand to the tongue, eyes lifted so that he can see where help comes from. And he sighs. Whatever was in that sigh, it came before the healing word; he felt the weight of the thing before he lifted it. We can be quick with words for someone who cannot yet hear any. Lord Jesus, take me aside from the noise, open what is closed in me, and teach me to sigh before I speak. Amen.',
  },
  {
    reference: 'Proverbs 11:24-25',
    reflection:
      'No auditor would pass this proverb. One scatters and has more; another holds back what was due and ends up poor. It holds for more than money. A pastor can grow thrifty with affection, with praise, with time, on the theory that something must be saved. Limits are wise. But there is a tightness that comes of fear, and it dries up the one who practices it. Whoever waters others is watered. Where have you begun to hold back because you were afraid, and what might happen if you opened your hand a little?',
  },
  {
    reference: 'Galatians 2:19-21',
    reflection:
      'Who loved me, Paul writes, and gave himself for me. More often he says us. Here, in the thick of an argument, he drops into the singular, and one hears where all his energy came from. You have told so many others that they are loved. It may be long since you said the sentence with your own name in it, without turning it at once into something for Sunday. The life you live today, in this body with its aches, is lived by trust in him. Son of God, you loved me and gave yourself for me; let me stop there a while, and believe it. Amen.',
  },
  {
    reference: 'Ruth 2:8-12',
    reflection:
      'Kindness in this field is made of particulars. Stay close to the young women; drink from our jars when you are thirsty; no one will trouble you. Boaz has thought about what a foreign widow would be afraid of, and has dealt with it before she had to ask. When he blesses her he speaks of God’s wings, and we realize that the wings, for the time being, are his own field, his water, his word to the workers. Prayers for strangers often come back to the one who prayed them, with instructions. Who has lately come among you as an outsider, and what would they hesitate to ask for?',
  },
  {
    reference: 'Psalm 73:21-26',
    reflection:
      'Bitterness, the psalmist says, turned him into an animal. He had been watching the arrogant grow sleek while his own clean hands got him nothing, and looking back he finds he was stupid with it, a beast before God. But he was before God. That is the discovery. All through the sulk a hand had hold of his right hand, as one holds a child who is pulling the other way. You may have had a sour season, and hidden it well. You were accompanied through it. God my portion, when flesh and heart give out, and when my heart is ugly, do not let go of my hand. Amen.',
  },
  {
    reference: 'Matthew 11:28-30',
    reflection:
      'Rest, in this invitation, comes with a yoke. Tired people might have hoped to be excused from work altogether. Jesus offers to share his harness with them, and to teach them how he pulls: gently, with a humble heart. Much of what chafes a pastor belongs to some other yoke picked up along the way, the need to please, say, or the wish to have been right, or an old parent’s voice still handing out grades. Those have hard edges. His is kind to the neck. What are you hauling that he never laid on your shoulders?',
  },
  {
    reference: 'Judges 7:2-7',
    reflection:
      'Thirty-two thousand is a respectable army, and God looks it over and says there are too many. First the fearful go home, two-thirds of the whole, and then the rest are thinned at the water’s edge until three hundred remain. The text never calls them the bravest. God gives his reason frankly: a crowd would have believed it had saved itself. You may be counting chairs this year and coming up short. Smallness is no proof of faithfulness, and no sign of God’s absence either. Lord, if we are few, then let what happens among us be plainly yours. Amen.',
  },
  {
    reference: 'Romans 12:9-13',
    reflection:
      'Read aloud, these verses sound like a list pinned inside a cupboard door. Hold on to the good; honor others first; be patient in trouble; keep praying; share; welcome guests. Paul has come down from eleven chapters of high doctrine to the question of who sleeps in the spare room. Over it all stands love, and love without a mask. That is a hard request for people with public faces. One can be tender by habit, and ask after the knee replacement while thinking of lunch. Which of these small commands, taken slowly today, would make your love a little less like a performance?',
  },
  {
    reference: 'Song of Songs 2:10-13',
    reflection:
      'Someone is calling at the window because it is spring. The winter is over, the rain is gone, there are flowers and doves and green figs, and the beloved must come out and see. These are two people in love, and their song belongs in the Bible for that alone. If there is a face you used to hurry home to see, go and look at it today. And whoever you are, single, widowed or long married, the God who made figs and birdsong is no enemy of your delight. Lord, call me out of my cares, and teach me again to love what is lovely. Amen.',
  },
  {
    reference: 'Mark 8:22-25',
    reflection:
      'After the first touch the man could see, and what he saw was wrong. People, like trees, walking. He was truthful about it, which took some courage with the healer standing there and all his friends hoping. Jesus was not offended. He laid his hands on him again. Perhaps you stand somewhere between those two touches. Christ has begun with you, and yet you still see people as shapes: the giver, the complainer, the vote. An honest answer left room for more. What do you still see only as a blur, and could you tell him so?',
  },
  {
    reference: '2 Samuel 9:5-8',
    reflection:
      'Mephibosheth came expecting the worst. He was Saul’s grandson, living out of sight, and a new king did not usually send for such a man in order to feed him. He falls on his face, and David says his name and tells him not to be afraid. The kindness had been promised years before, for the sake of someone else, and it took the form of a place at table every day. Even then he calls himself a dead dog. Shame takes some time to believe in supper. King of mercy, let me sit down and eat for your Son’s sake, and make room beside me for others. Amen.',
  },
  {
    reference: '1 Corinthians 13:4-7',
    reflection:
      'This was written to a church that was hard to love. They were suing one another, jostling at the Lord’s table, comparing their gifts, and Paul’s answer was this. We have read it at so many weddings that it has grown a veil. Put back in Corinth, every phrase has somebody’s face behind it. You could try it with your own congregation, slowly, one face for each phrase, and let one of the faces be yours, as a person whom others must be patient with. At which phrase, and which face, do you come to a stop?',
  },
  {
    reference: 'Psalm 77:7-12',
    reflection:
      'Has God forgotten how to be gracious? The singer asks six such questions one after another in the night, and no answer comes. What he does next is a kind of decision. He will remember. He goes back over the old deeds one at a time, as a person feels along a dark wall for the switch. The questions are never withdrawn; they are given something larger to stand beside. You have a store of such memories, your own and Israel’s. Lord, when I cannot feel your kindness, lead me back along the years to where your hand was plain. Amen.',
  },
  {
    reference: 'Philippians 3:12-14',
    reflection:
      'Forgetting takes effort for Paul; he names it alongside straining and running. Some of what lay behind him was shameful, and a good deal was admirable, and he seems to have set down both. The past can hold a pastor by either sleeve. There is the year you would give anything to live again differently, and there is the golden time at the former church, when the pews were full and your back did not hurt. And you run, he says, because Christ has already taken hold of you. What memory, good or bad, makes it hard for you to look ahead?',
  },
  {
    reference: 'Genesis 45:4-8',
    reflection:
      'Come near, Joseph says, to the men who had once put him at the bottom of a pit. He says openly that they sold him, and says it twice. But the years have given him a larger sentence to put theirs inside. God sent me. He could not have said it from the pit, nor should anyone have said it to him there. It was his to say, at the end, to those who had harmed him, and it freed them as well. God of hidden purposes, keep me from explaining other people’s pain, and bring me in time to see your hand in my own. Amen.',
  },
]
