import type { Reading } from './reading.ts'

export const ordinary3: readonly Reading[] = [
  {
    reference: 'Matthew 13:24-30',
    reflection:
      'The servants are good judges of weeds, and eager. Shall we pull them up now? The master says no. He grants that an enemy has done this; he grants there will be a sorting. But roots are tangled underground, and he cares more for one stalk of wheat than for a tidy view. So the world goes on with mixed rows, and a church too, and a pastor’s heart. Patience of this kind can look like neglect. It is a refusal to lose anyone too soon. What are you itching to pull up that might be wheat?',
  },
  {
    reference: 'Psalm 131:1-3',
    reflection:
      'A weaned child in its mother’s arms has stopped looking for milk. It used to come to her for something, and fretted until it got it; now it comes and leans. The psalmist says his soul has learned that. He has given up matters too great for him, which for you might be the future of the denomination, or the mind of the person who left, or why that prayer went unanswered. And having grown quiet himself, he can tell all Israel to hope. Lord, still the part of me that is always wanting something, and let me lean on you a while for your own sake. Amen.',
  },
  {
    reference: 'Exodus 33:18-23',
    reflection:
      'Moses asks to see glory and is promised goodness. It goes by while he is tucked in a crack of the rock, with God’s own hand over him, and what he sees in the end is where God has just been. For us too it is often dark in the thick of things, and something seems to press against our eyes. Then the hand is taken away, and we look down the year after him and say, that was mercy. The darkness may have been the hand. Is there some present darkness of yours that might turn out to be the shelter of it?',
  },
  {
    reference: 'Romans 15:4-7',
    reflection:
      'Within two lines Paul says that endurance and comfort come from the Scriptures, and then that they come from God. He sees no gap between the two. Those old pages were set down for someone else’s trouble and have been kept for yours: Job’s ashes, Jeremiah’s tears, a psalm with no happy ending. And whoever has been held up can afford to be hospitable, so Paul turns at once to welcome, the wide kind Christ gave before we were easy to receive. God of endurance and comfort, hold me up today, and give us one voice to praise you. Amen.',
  },
  {
    reference: '1 Samuel 23:15-18',
    reflection:
      'Jonathan went to find his friend in the woods. David was worn down and hiding, hunted by Jonathan’s own father; Jonathan brought neither soldiers nor a plan. He strengthened his hand in God, the text says, and told him not to be afraid, and they made a promise and parted. Many pastors are surrounded by people and have no one who would come into the forest after them. Such friendship is seldom found by waiting; often it starts with going yourself. Which friend in ministry may be hiding in the woods just now, and how far is it to go?',
  },
  {
    reference: 'Mark 9:20-24',
    reflection:
      'If you can, the father says, and hears himself say it. He has been hoping since the boy was little, and hope has been rubbed thin; the disciples have just failed him too. What bursts out of him next is two prayers tied together, faith and the lack of it, and he brings both to the same person. Jesus does not wait until they have been sorted. He heals the child. You too may have said the creed with a knot in your stomach. Lord, I believe; help my unbelief, and have mercy on those I love while I am still divided. Amen.',
  },
  {
    reference: 'Proverbs 15:1-4',
    reflection:
      'Wrath expects to be met with wrath. It leans its whole weight forward, and a soft answer gives it nothing to push against. Anyone who has picked up the telephone to a furious voice knows the half second in which the next hour is decided. Softness there is strength held in check. A gentle tongue, says the proverb, is a tree of life, and trees are not weak. And the Lord’s eyes are on the whole exchange, on the one who shouts and on the one trying not to. What helps you to find that half second before you answer?',
  },
  {
    reference: 'Ephesians 4:29-32',
    reflection:
      'Bitterness rarely announces itself. It comes disguised as realism about people, or as a good memory. Paul lists its relations, anger and shouting and slander, and asks that the whole family be shown the door. In their place he wants talk that gives grace to whoever hears it. Think of that in the car on the way home from a meeting. We have been forgiven in Christ, fully and kindly, and that is the one place he sends us for supplies. Father, let me forgive as I have been forgiven, and set a guard on what I say when I am tired. Amen.',
  },
  {
    reference: 'Leviticus 19:9-10',
    reflection:
      'God’s law for farmers includes instructions for not finishing. Leave the corners. Do not go back for the dropped ears or the last grapes; they belong to the poor and the stranger, who must find something there when they come. A field harvested to the very edge has no room in it for anyone else. So it can be with a week. When every hour has been reaped, the person who turns up needing one has to be turned away or resented. The uncut corner looks like waste until somebody hungry walks into it. What edge of your time or your money could you leave standing for someone you have not met?',
  },
  {
    reference: 'Psalm 127:1-2',
    reflection:
      'Rising early, sitting up late, eating bread that tastes of worry: the psalm knows the hours we keep. Houses need building, it grants, and a city wants watchmen. But some labor secretly believes that the wall stands because we are awake, and that labor it calls vain. Sleep, then, is an act of faith, made every night by people with unfinished work. You put out the lamp, and the church is still there without you. Lord, build the house and guard the city; I am your loved one too, and I ask for the sleep you give. Amen.',
  },
  {
    reference: 'Matthew 14:28-33',
    reflection:
      'Peter did walk on the water. We hurry on to the sinking, but for some steps he did what nobody else in the boat had tried, because he wanted to be nearer to Jesus. Then he saw the wind, which had been blowing all the while. His prayer going down was as short as a prayer can be, and at once there was a hand. You may be scolding yourself for some venture of faith that ended with you wet and embarrassed. The question about doubt is put by someone who has hold of your arm. What step, taken for love of him, do you still remember only for the sinking?',
  },
  {
    reference: '1 Kings 3:5-9',
    reflection:
      'Ask what I shall give you. Solomon, with heaven’s whole treasury standing open, says that he is a little child and does not know how to go out or come in. Few leaders say so aloud. He asks for an understanding heart, to tell good from evil among more people than he can count. You will be asked today to judge between things: this visit or that one, the truth now or the kinder silence. No handbook covers it. Lord, I do not know how to go out or come in; give me a heart that understands, for these people’s sake. Amen.',
  },
  {
    reference: '1 Corinthians 10:12-13',
    reflection:
      'Two sentences stand side by side here, one for the sure-footed and one for the desperate. If you think you are standing, look down. If you think you are going under, look for the way out, because God has made one. Temptation tells the strong that it could never happen to them, and tells the struggling that nobody else has ever felt this. Paul answers the second lie flatly: what has seized you is common. Others have fought it, whether it came by bottle, screen, anger or despair. What way of escape has God already shown you, and who could walk it with you?',
  },
  {
    reference: 'Psalm 139:1-6',
    reflection:
      'Known when you sit, known when you rise, known in the word that has not yet reached the tongue. It could feel like being watched, until one remembers how few people really know a pastor. They know the voice, the robe or the suit, the opinions; they may have no idea that you dread Thursdays, or laugh at terrible jokes. God’s knowledge goes past all that, and does not recoil. It closes round behind and before, and a hand comes to rest on you. Searching God, there is nothing in me left for you to find out; thank you that you have not taken your hand away. Amen.',
  },
  {
    reference: 'Numbers 11:11-17',
    reflection:
      'Did I give birth to all these people? Moses asks it of God in a temper, and that is only the start. He says that he has been badly treated and the load is too heavy; he would sooner be dead. The prayer stands there unedited. God lets the accusation go by and answers the weight. Seventy elders are to come and stand with him, sharing the Spirit and the burden both. The complaint got help that silent endurance would never have asked for. If God sent you even two of those seventy, which burden would you hand them first?',
  },
  {
    reference: 'Mark 10:46-52',
    reflection:
      'What do you want me to do for you? It seems a needless question to put to a blind man, yet Jesus asked it. He had asked James and John the same thing a little earlier, and they wanted thrones. Bartimaeus, whom many had told to be quiet, wanted to see. Now the question comes to you, who spend your days finding out what others want. It may take a while to answer; one can lose the habit of wanting. Son of David, have mercy on me. I would like to see again, and to follow you on the road. Amen.',
  },
  {
    reference: 'Galatians 5:22-25',
    reflection:
      'Fruit is the last thing a tree does, and it does it without straining. Paul has just named the works of the flesh, busy and plural; now he uses a quieter word, and what he lists could hardly be put in an annual report. Nobody tabulates gentleness. No committee has ever asked how your self-control is coming along. Yet those who live close to you know at once whether there has been rain. This is no examination paper, either. It tells what grows where the Spirit is, at the Spirit’s pace. Which of these would the people nearest you say has been ripening in you?',
  },
  {
    reference: '2 Kings 6:15-17',
    reflection:
      'Elisha’s servant got up early, went outside, and saw horses and chariots all round the town. His question is the one that comes to any of us at that hour: what shall we do? His master answers that there are more with us than with them, a statement for which the young man has so far no evidence, and prays that he may see. The fire was on the hills already. Prayer uncovered help that had already come. Lord, when I count only what is against me, open my eyes, and make me someone who can pray calmly for another’s sight. Amen.',
  },
  {
    reference: 'Psalm 71:14-18',
    reflection:
      'Gray hair is mentioned in this prayer without apology. The singer has been taught by God since youth and has talked of him ever since, and now he begs one thing: do not leave me until I have told the next generation. That is a different wish from wanting to stay in charge. He has news to hand on. Age in ministry may bring a smaller desk and a longer memory. Some of what you know cannot be looked up anywhere. What have you seen of God that someone younger ought to hear from you?',
  },
  {
    reference: 'Matthew 18:12-14',
    reflection:
      'Ninety-nine out of a hundred is a good result, by any report. The shepherd in the story cannot think in that way, since he knows which one is missing. You know too. On Sunday morning you look out at the faces and see a gap, third row, on the aisle. The Father’s will is on the side of the one, and so is his joy. Some searches are long, and some sheep are found by another hand. Father, you want none of these little ones lost; go after those I have lost sight of, and send me if I can help. Amen.',
  },
  {
    reference: 'Genesis 21:1-6',
    reflection:
      'Sarah had laughed once before, inside the tent, and it was not a happy sound. Now there is a baby, and God, it turns out, has kept even that laugh and given it back to her mended. Everyone who hears, she says, will laugh as well. Faith has its solemn hours, and your work is full of them. But some of what God does is so late, and so lavish, that the only sensible response is to hold your sides. A joy refused for the sake of dignity helps no one. When did the goodness of God last make you laugh out loud?',
  },
  {
    reference: 'Romans 11:33-36',
    reflection:
      'For three chapters Paul has wrestled with the future of his own people, and argument has gone as far as it can. Then the pen stops explaining and begins to sing. God remains unsolved. Paul has come to the edge of a depth, and is glad of it. Our trade is explanation, and people look at us hard when explanations fail. It can be a relief to all concerned when we simply worship. All things are from him and to him, this puzzling day among them. God beyond my finding out, thank you that you are deeper than my answers. To you be glory. Amen.',
  },
  {
    reference: 'Deuteronomy 34:1-5',
    reflection:
      'God took him up and showed him everything: the hills, the palm trees, the western sea. Then he told him again that he would not cross. Moses had carried that people for forty years, and somebody else would lead them in. Most of us will end in some such place. The building will be dedicated after we have moved; the boy we prayed for will come to faith in another town. What Moses had at the last was a view, and the Lord beside him, and the name of servant. What are you working toward that others will enter, and can you bless it from the hill?',
  },
  {
    reference: 'Psalm 133:1-3',
    reflection:
      'Unity in this little song comes from above and runs down. Oil is poured on Aaron’s head until it drips from his beard and reaches the robe; dew settles on the hills. Such things cannot be squeezed out of the ground. And how pleasant it is, says the song, a word we do not often use of church. So the good evenings deserve marking, when people lingered over the dishes and somebody sang. That was the oil. Lord, thank you for every hour when we have lived as family; let your blessing come down again, and let me enjoy it. Amen.',
  },
  {
    reference: 'Mark 12:41-44',
    reflection:
      'Jesus sat down and watched people give. Large sums went in, and then two coins so slight that no treasurer would have remarked on them, and he called his disciples over as though they had nearly missed a great event. Nobody seems to have told the widow. There are people like her in every congregation, giving from the last of their strength, and perhaps you are one. Heaven’s accounts are kept by someone who sees what is left in the purse afterward. Whose small gift have you nearly overlooked this year?',
  },
  {
    reference: '1 Corinthians 16:15-18',
    reflection:
      'Three men came a long way to see Paul, and he says they refreshed his spirit. We have their names, Stephanas, Fortunatus and Achaicus, and not a word of what they said. They came, and something that had been missing was there again. Give such people recognition, he says. You can probably name three of your own, who leave you lighter whenever they have been to see you. Lord, thank you for the ones who refresh me; bless them by name, and make me that kind of visitor to someone today. Amen.',
  },
  {
    reference: '1 Samuel 1:12-17',
    reflection:
      'Eli had a professional eye, and it told him the woman was drunk. So in the moment that mattered he rebuked a broken heart for bad behavior. To his credit he listened when she answered, and let himself be corrected, and turned his reproof into a blessing. Experience shows us types; grief arrives one person at a time. Somebody who strikes you as odd, or cold, or overwrought may be pouring out their soul before the Lord. About whom have you made up your mind, and what might they tell you if you asked?',
  },
  {
    reference: 'Proverbs 13:12-14',
    reflection:
      'Hope deferred makes the heart sick. The proverb says so flatly and does not add that you ought to be well. A call that never comes, a child who does not write, a church you have served for years that will not quite come alive: long waiting of that sort tells on the body. Then Scripture goes on, in the same level voice, to speak of a tree of life, and of wise teaching that flows like a spring, where you may drink while you wait. Lord, you know what I have been hoping for, and how long; keep my heart alive, and give me water for today. Amen.',
  },
  {
    reference: 'Matthew 20:9-15',
    reflection:
      'They had all day in the sun to grow sure of what they deserved. The trouble came only when they saw someone else’s pay. That morning the coin had been a fair wage, readily agreed to; now it was an insult, and nothing had changed except the direction of their eyes. Long service can do that to anyone. The newcomer is warmly thanked, a younger church blooms in a season, and your own faithful decades feel underpaid. The owner calls the grumbler friend, and asks whether his goodness is really the problem. Whose blessing have you found it hard to be glad about?',
  },
  {
    reference: 'Psalm 65:9-13',
    reflection:
      'Imagine God as a farmer out in the rain, for so this song sees him, softening the clods, filling the furrows, leaving plenty behind him wherever he has passed. The hills put on gladness like a coat, and the valleys sing. Nobody is preaching in these verses. The world is merely being loved. You may have driven through a good deal of that loving lately with your eyes on the dashboard clock. It is going on today. Giver of rain and grain, thank you for a world I do not have to hold up; slow me down until I can hear the valleys. Amen.',
  },
  {
    reference: 'Ephesians 6:18-20',
    reflection:
      'Pray for me, Paul asks, that words may be given me when I open my mouth. He has written some of the loftiest pages we have, and he is in chains for speaking boldly, and what he wants is prayer for boldness. Evidently it had to be given each time. A pastor gets used to being the one who says, I will pray for you, and may go for years without asking it back. Those who love you would be honored, and some have been waiting. What would you ask them to pray, if you let yourself say it truthfully?',
  },
  {
    reference: 'Joshua 4:4-7',
    reflection:
      'Carry a stone from the middle of the river. These rocks came from where the water ought to have been over their heads. Someday a child would point to the heap and ask what it meant, and an old person would get to tell the story. Deliverance fades faster than one would think; last year’s rescue lies under this year’s mail. So it is worth keeping some solid thing, a letter, a date in the margin of your Bible, a photograph in a drawer. Lord, you have brought me through waters I could not have crossed; help me gather my stones, and tell the story when someone asks. Amen.',
  },
  {
    reference: 'Philippians 4:10-13',
    reflection:
      'Contentment, Paul says, was something he learned. It did not come with conversion. There were lessons in hunger and also in plenty, which he lists as if it needed just as much learning. He writes this while thanking friends for a gift of money, and with some delicacy, as people do whose living depends on others. You will know that delicacy. His famous line about being able to do all things belongs here, with a thin purse and a full one, and the same Christ holding him through either. In which of the two do you have more still to learn?',
  },
  {
    reference: 'Mark 6:1-6',
    reflection:
      'He could do no mighty work there. Mark puts it as bluntly as that, about Jesus in his home town. They knew his mother, his brothers, his trade; they had decided what he was, and there was no room left in which to be surprised. He healed a few sick people. Then, amazed at their unbelief, he went on round the villages, teaching. If you have come away from a place feeling that you accomplished next to nothing, you have stood where he stood. He counted the few worth touching. Lord, where I am taken for granted, keep me faithful to the few, and give me heart for the next village. Amen.',
  },
  {
    reference: '2 Samuel 23:14-17',
    reflection:
      'Homesick and thirsty, David only sighed aloud for water from the well at Bethlehem. Three friends heard it and went through an enemy line to fetch it. When it was in his hands he could not drink; it had cost too much to be spent on a whim, and so he poured it out before God as something holy. Those who lead are often served at a price they do not see: by the custodian, the unpaid musician, a husband or wife, children who shared you with a whole town. Whose costly gift to you have you swallowed too quickly, and how could you honor it now?',
  },
  {
    reference: 'Psalm 119:97-103',
    reflection:
      'Honey gives no reason for itself beyond its being sweet. The psalmist loves God’s law that way. He has turned it over all day long, and it has made him wise, kept his feet from bad roads, and taken him further than his teachers; but when he comes to sum it up he talks about the taste in his mouth. A cook forever tasting for others may forget to be hungry. Somewhere there is a page that you loved before you ever taught it. Lord, give me back my taste for your word; lead me to that page, and let me find it sweet. Amen.',
  },
  {
    reference: 'Romans 16:3-7',
    reflection:
      'Most readers skip the list of names at the end of Romans. Paul could not. After all he had written about sin, grace, Israel and the nations, he goes on for line upon line of greetings: to the couple who risked their necks, to the first believer in a province, to Mary who worked so hard, to relatives who had been in prison with him and in Christ before him. He remembers what each of them did. Your own ministry has such a chapter, and it will not be written unless you write it. If you began your greetings today, whose names would come first?',
  },
  {
    reference: 'Matthew 25:19-23',
    reflection:
      'The servant with two talents hears exactly what the servant with five has heard, word for word. The master does not glance from one heap to the other. What he praises is faithfulness over a few things, a phrase he uses even of the larger sum. Then he says something better than well done. Enter into the joy of your lord. One day you will set your few things before him, and he will not be comparing. Lord, what I have to show you was yours to begin with; keep me faithful in it, and bring me at last into your joy. Amen.',
  },
  {
    reference: 'Psalm 121:1-8',
    reflection:
      'Going out and coming in: that covers most of what you do. Out to the hospital and in to supper, out to the cemetery and in to the study lamp. The pilgrim who first sang this was looking up at hills and wondering, as one does, about help. The answer comes in many forms and amounts to one thing: the Lord will keep you. He minds where your foot is set, shades you by day, and does not doze at night. You watch over many. Someone watches over you. Which going out or coming in of this day would you like to place in his keeping now, before it begins?',
  },
]
