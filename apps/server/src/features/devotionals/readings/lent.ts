import type { Reading } from './reading.ts'

export const lent: readonly Reading[] = [
  {
    reference: 'Joel 2:12-17',
    reflection:
      'Between the porch and the altar Joel places the ministers, and he asks them to weep there. You know the spot, halfway between the people and God. Everyone is summoned, from the elders to the infants at the breast, and those who lead the prayers are told to bring tears of their own. Lent opens for you as it opens for anyone. The solemn words you say to others are said to you as well. Even now, the Lord begins, and that is where all of us begin. Gracious God, I turn to you with my whole heart, or with as much of it as I can find today. Amen.',
  },
  {
    reference: 'Matthew 4:1-4',
    reflection:
      'Hunger came first, and the tempter after it. The suggestion was so reasonable: a small use of power, harming no one, to meet a plain need. Underneath it ran a question about who he was. Yet a voice at the river had settled that, before he had preached a sermon or healed anyone. Your own temptations may also come on an empty stomach, at the end of a long day, urging you to make something happen so that you can be sure you matter. What might you leave undone today, if you trusted that in him you are already beloved?',
  },
  {
    reference: 'Deuteronomy 8:2-5',
    reflection:
      'Forty years of walking, and Moses mentions their feet. They did not swell. The clothes held out. Through all that thunder and rebellion, someone was looking after ankles and seams. When you look back over your years in ministry, the hard stretches stand up like hills: the conflict, the lean year, the winter when you nearly stopped. Look lower. There was bread you had not known how to ask for, and somehow you could walk. Lord, help my memory, and show me your kindness in the small things that held. Amen.',
  },
  {
    reference: 'Psalm 91:9-16',
    reflection:
      'You have known people who trusted every line of this psalm, and the plague came near them all the same. No honest pastor can read it as a contract. But follow it down to where the voice changes and God himself begins to speak. Among his promises is one that makes sense only to somebody already in the thick of it: I will be with him in trouble. So trouble has its place inside the psalm, and God is there too. In which trouble of yours have you been looking only for the way out, and missing the company?',
  },
  {
    reference: 'Matthew 4:8-11',
    reflection:
      'A whole world is offered for one bend of the knee. It must have looked efficient: the kingdoms without the cross, the glory without Galilee and its long roads and slow disciples. Jesus turns it down with a sentence out of Moses. Worship God; serve him only. This Lord’s Day you will lead others in the very thing he chose on that mountain. The numbers in the room and the standing of the church across town are kingdoms of a sort, and they can be left lying there while you pray. Lord, for this one hour let me want nothing but you. Amen.',
  },
  {
    reference: 'Luke 4:9-13',
    reflection:
      'The devil had brought his Bible. High on the temple he quotes a psalm of trust, and turns it into a dare. Scripture can be handled that way by people who know it well, and pastors are among them. A text may be pulled in to win an argument, to shelter a plan already made, to demand some sign of God’s favor. Jesus will not put to the test the Father he trusts. The tempter, Luke adds, left him only for a time. Where have you lately used the word of God when you might have listened to it?',
  },
  {
    reference: 'Psalm 51:1-6',
    reflection:
      'According to its heading, this psalm is the prayer of a king whom a prophet has found out. David says nothing of the pressures on him. He asks for mercy and for washing, and admits that the thing is always before his eyes. People who handle holy things in public grow skilled at arranging what others see, and it can be some time before we notice that we are doing it with God. He desires truth in the hidden place. What he desires there, he teaches there. Have mercy on me, O God. I am tired of explaining myself. Wash me. Amen.',
  },
  {
    reference: 'Isaiah 58:6-8',
    reflection:
      'The people complained that God took no notice of their fasting. There is a fast he would notice, he replies, and it sounds like straps coming loose and a door being opened to someone with nowhere to sleep. Whatever we give up in these weeks is meant to end in another person’s hands. The list closes with the hardest: do not hide yourself from your own flesh. A pastor can be tender with strangers and absent at home, or kind at home and deaf to the street. From whom have you been a little hidden?',
  },
  {
    reference: 'Jonah 3:1-5',
    reflection:
      'The same call comes again to the same man. God might at least have brought up the matter of the ship, and says nothing of it. Jonah goes, and preaches one of the shortest sermons in Scripture, with very little love in it, as the next chapter will show. And a city turns. You have preached badly and seen someone changed. You have run from a hard visit and been given another chance to make it. The word was stronger than its carrier. God of the second call, send me again where I would not go, and work even through my reluctance. Amen.',
  },
  {
    reference: 'Psalm 32:1-5',
    reflection:
      'Keeping quiet was wearing him away. The psalmist tells us what silence did to his body, day and night, until he was as dry as ground in high summer. Then he speaks, and forgiveness comes so fast that it fits into the same verse as the confession. You hear other people’s secrets and carry them faithfully, as you should. Your own are a different matter. No vow obliges you to keep those from God, and perhaps some wise brother or sister should hear them too, and speak pardon in a voice your ears can catch. Who does that for you?',
  },
  {
    reference: 'Hosea 6:4-6',
    reflection:
      'Dew is lovely, and by the middle of the morning it is gone. Such is his people’s love, God says, like a parent at a loss: what am I to do with you? Perhaps you know it from inside, the early fervor and the plan for prayer that began to thin within days. He names the evaporation and goes on speaking to us. What he longs for is steadier than any grand gesture: to be known, and to see mercy done. Father, my love dries quickly. Give me today’s measure of yours, and tomorrow let me ask again. Amen.',
  },
  {
    reference: 'Luke 13:31-35',
    reflection:
      'Herod is a fox, says Jesus, and then he compares himself to a hen. It seems a poor defense. She has no teeth, only the spread of her wings, and a fox who wants the chicks will have to come through her. So the Lord stood toward a city that would not have him. You too have wanted to gather people who would rather stay scattered. His sorrow is large enough to hold yours. Before you open your arms to the congregation this Sunday, will you come in under his wings yourself?',
  },
  {
    reference: '1 John 1:5-9',
    reflection:
      'Light shows the dust. John would have us walk straight into it all the same, and says that what we find there is company. People who stop pretending discover one another, and the blood of Jesus cleanses them as they walk. A church in which nobody may be a sinner is a lonely place, and loneliest for its pastor. You need not tell everything to everyone. Still, something loosens in a congregation when the one who leads the prayer of confession plainly means it. Faithful God, bring me out of my shadows, and let me find my brothers and sisters already there in the light. Amen.',
  },
  {
    reference: 'Psalm 6:4-9',
    reflection:
      'Somewhere between one line and the next a thing happens that the psalm does not explain. The bed is soaked, the eyes are worn out with grief, and suddenly he is telling his enemies to be gone. No cure is reported, and no foe has moved. All he can tell us is that the Lord has heard him weeping. Often that is the first mercy, well ahead of any change in the facts. You pass it on whenever you sit still while someone weeps. You are allowed to receive it. What have you not yet wept over in God’s hearing?',
  },
  {
    reference: 'Ezekiel 36:25-28',
    reflection:
      'Stone has its advantages in this work. A heart of stone can take three funerals in a week and sleep soundly. The angry letter slides off it, and it says the right thing at the bedside without being touched. If yours has hardened in places, it very likely had its reasons. God’s word to it is a string of promises, and in all of them he is the one who acts. Flesh will hurt more. It will also live. Lord, do for my heart what I cannot do for it, and make me tender again. Amen.',
  },
  {
    reference: 'Isaiah 58:9-12',
    reflection:
      'Breaches in a wall are mended by people who kneel and handle rubble. Most of what you do today may look like that: a call returned, two families brought to one table, an old trust rebuilt a little after somebody years ago broke it. Isaiah has a title of honor for such workers, and he promises them water in dry country. Those who pour themselves out for the hungry become like gardens that someone is watering. Which broken place has God set within reach of your hands, and who is kneeling there beside you?',
  },
  {
    reference: 'Psalm 130:1-6',
    reflection:
      'Watchmen do nothing to make the sun rise. They look and listen, and shift from one cold foot to the other, and they are certain of one thing about the dark, that it ends. The psalmist prays from very deep down. If God kept a ledger nobody could stand, but there is forgiveness, and so he waits, more than they wait. Among your people are some whose morning is long in coming. You cannot hurry it for them. What you can do is stay awake alongside them and face east. Lord, my soul waits for you. Keep me at my post until you bring the light. Amen.',
  },
  {
    reference: 'Micah 6:6-8',
    reflection:
      'The bids keep rising. Calves, then rams by the thousand, then rivers of oil, and at last, horribly, a child. Devotion sounds like this when it has forgotten whom it is speaking to, and the price climbs because such a god is never satisfied. A pastor may come to serve him in secret, and lay health or household on the altar. Micah calls a halt. You have been told what is good, and it fits inside an ordinary day: do justice, love mercy, walk humbly with the one who walks with you. What are you offering God that he never wanted?',
  },
  {
    reference: 'Luke 13:6-9',
    reflection:
      'Three years of looking, and not one fig. Why, asks the owner, should it use up good ground? The reply comes from the one who will have to do the digging. Give it this year, he says, and he offers his own back and spade and a load of manure. He guarantees nothing, and the year will have an end. You have charge of such trees, and in a low hour you may suspect that you are one. Somebody has asked for time on your behalf, and means to use it around the roots. Lord, leave me one more season, and do not spare the spade. Amen.',
  },
  {
    reference: 'Deuteronomy 8:11-18',
    reflection:
      'Moses seems less troubled by the scorpions than by the houses. In the wilderness there was little to do but look up. He fears the later years, when everyone has eaten and memory fades, and a quiet sentence forms inside: I did this. Perhaps your church has so little silver that the warning seems meant for others. There are further riches, though: experience, a good name, a way with words, people who trust you. Each of them was first put into your hand, and so was the strength to use it. When things have gone well, what helps you to remember who brought you there?',
  },
  {
    reference: 'Psalm 38:9-15',
    reflection:
      'Replying would be so easy. The words are ready, and some of them are even true. The psalmist hears what is said against him and becomes like the deaf, like someone who cannot speak. He is far from calm. His heart pounds, his friends keep their distance, and elsewhere in the psalm he owns real guilt. He holds his tongue because he expects another voice to answer. Think of the night after a harsh meeting, and the message half written. Some things need a reply, by daylight, and many need none. Lord, hear all that I am not saying, and answer in your own way. Amen.',
  },
  {
    reference: 'Hebrews 12:1-3',
    reflection:
      'Weights and sins are named separately here. Some of what slows you is wrong, and must come off. Some of it is merely heavy, a good thing that nobody could carry at a run: one committee too many, the wish to be useful to everyone. Having told us to travel light, the letter turns our eyes to Jesus, who ran his course for joy, through the cross and past the shame. He knew what it was to be opposed. Consider him, it says to those whose hearts are giving out. What harmless thing could you set down this week?',
  },
  {
    reference: 'Psalm 102:1-7',
    reflection:
      'One small bird on a rooftop, wide awake. Few pictures in Scripture are so exactly lonely. The psalmist has forgotten to eat, and his days drift off like smoke. A pastor’s solitude is often of this kind, up on the roof keeping watch while the household talks below. Nothing here tells you to cheer up. The heading calls it a prayer of the afflicted, and you may borrow it exactly as it stands. Lord, turn your ear to this rooftop, and answer soon. Send me a friend, and be one. Amen.',
  },
  {
    reference: 'Psalm 51:10-13',
    reflection:
      'Create is a large word to use about one heart. It belongs on the first page of the Bible, where God calls into being what was not there. David wants what no amount of trying will produce, so he asks the Maker. Along with cleanness he asks for joy, and for that to be given back. Teaching others comes afterward. A sermon that rises from restored gladness has a different sound, and people hear it even when they could not say what they heard. When did God’s rescue last make you glad?',
  },
  {
    reference: 'Hebrews 4:14-16',
    reflection:
      'You spend much of your life as the one who understands. People bring what they could tell nobody else, and you make room for it. Here is someone who does that for you: tested in every way as we are, acquainted with weakness from the inside, and gone up through the heavens without forgetting how it felt. The throne you approach for others is open to you as well, at odd hours, unprepared, with no one’s need in your hands except your own. Lord Jesus, I come boldly because it is you. Have mercy, and help me. Amen.',
  },
  {
    reference: 'Luke 15:17-24',
    reflection:
      'His speech had three parts, and he delivers only two. Somewhere among the pigs he had decided to apply for a job: taken on as hired help, earning his keep, expecting little. The father’s arms are around him before he comes to that part, and it is never spoken. A person can work for years in the Father’s house on those terms, as one of the staff. The bread is good, and one seldom celebrates. The feast you announce this Sunday has a place laid for you. What would be different if you served today as a child of the house?',
  },
  {
    reference: '2 Corinthians 5:17-20',
    reflection:
      'Ambassadors live far from home, speak for someone else, and are spared the trouble of inventing the message. Paul adds something stranger: through these envoys God himself is appealing, and the appeal is very like begging. The Almighty pleads. It may change how you hear your own voice in the pulpit, or in a room where husband and wife have taken chairs at opposite ends of it. The peace was made in Christ, and it was made with you before it was entrusted to you. Lord, let no quarrel of mine make your pleading hard to hear. Amen.',
  },
  {
    reference: 'Romans 5:6-10',
    reflection:
      'When was the right time? While we were weak, says Paul; while we were sinners, while we were enemies. God waited for no sign of improvement. Love was spent in full at the least promising hour, on people who had not asked for it. So there is no bad day after which it must be earned again, and if enemies were given so much by his death, friends may look for a great deal from his life. Now think of the member whose name on the phone makes your heart sink. What would it be to love that person today, ahead of any change?',
  },
  {
    reference: 'Luke 18:31-34',
    reflection:
      'None of it went in. Jesus had been perfectly plain: he took the twelve aside and told them how it would end, and what would come on the third day, and Luke can hardly find words enough for how little they understood. Then he walked on toward Jerusalem with them. He did not look about for quicker pupils. You have explained something dear to you and watched it fall to the ground. Understanding may be on its way from a direction you cannot see. Lord, make me patient with slow hearers, since I am one. Amen.',
  },
  {
    reference: 'Luke 19:1-6',
    reflection:
      'Men of means do not usually run, and they leave trees to the children. Zacchaeus wants so much to see that he forgets to be important. He hopes for a glimpse. Jesus stops under the branches, looks up, calls him by name and invites himself to stay, and the man comes down all joy. Years of ministry can make us careful of our dignity. We watch from a good seat, and have seen most of it before, and plain curiosity about Jesus may be the first thing to leave us. He is passing through today. How far would you run to see him?',
  },
  {
    reference: 'Lamentations 3:19-26',
    reflection:
      'Wormwood first. The poet does not reach the morning’s mercies by stepping around the gall; he tastes it again, and his soul is bowed over within him. Only then, and on purpose, he calls something else to mind, as you might feel for the rail on a dark stair. Compassion has not run out. Some came this morning, some will come tomorrow, and neither has to be stretched to cover the other. Many of your people can hope only on that scale, and there are weeks when you are one of them. Lord, you are my portion. Let this day’s mercy be enough for this day. Amen.',
  },
  {
    reference: 'Psalm 22:1-5',
    reflection:
      'My God, he cries, to the one who seems to have gone. Everything is in doubt except whose God this is. There is no answer by day and no relief by night, and the little word holds. Then he leans on others. His ancestors trusted, he says, and says it again, as though counting the people who stand behind him. Jesus took the first line of this prayer to the cross, so that nobody has to go alone to the place where it is prayed. On a day when you cannot find your own faith, whose trust could hold you up?',
  },
  {
    reference: 'John 12:20-26',
    reflection:
      'Certain Greeks wanted to see Jesus, and we are never told whether they did. We are told what he said when he heard of it, and it was about a seed. Perhaps that is the sight: look at what is let fall into the earth, and then look at the field. Some of what you have sown has been underground so long that you have stopped walking past to check. Sometimes it is the sower’s own plan, or good name, that has to be let go. Father, when people come wanting Jesus, let me not stand in the way. Amen.',
  },
  {
    reference: 'Isaiah 42:1-4',
    reflection:
      'For once, here is power that does not raise its voice. God presents his servant with open delight, and almost the first thing we learn is what those strong hands refuse to do. A bent reed could be snapped off and thrown away. A smoking wick is a nuisance and easily pinched out. He will do neither, and all the same he will not fail until justice stands in the earth. Gentleness of this kind has a long breath. You will meet bruised reeds today, and may be one. Who near you is barely alight, and how might you shelter the flame?',
  },
  {
    reference: 'Isaiah 49:1-6',
    reflection:
      'I have labored for nothing: it is the Lord’s own servant who says so. Named before birth, polished like an arrow, he looks at his life and cannot see what it was for. Anyone who has boxed up the books after years in one place may hear an echo. God answers by making the task larger, out to the ends of the earth. Evidently the two of them had been measuring different things. And even in his tiredness the servant had left the reckoning where it belonged. Lord, my work is with you. I leave it there, uncounted. Amen.',
  },
  {
    reference: 'Isaiah 50:4-7',
    reflection:
      'Morning by morning the ear is opened, before the tongue is put to use. The servant in this song can keep a weary person going with a word, and he came by that skill as a pupil does, listening daily, with no graduation in view. His courage has the same root. The face set like flint belongs to someone who had not turned away from that voice. Today you may be asked for words by people too tired for many. One may be enough, if you were given it. What have you heard from God lately that you did not at once turn into something to say?',
  },
  {
    reference: 'Isaiah 53:3-6',
    reflection:
      'This song is sung by people who were wrong. They had seen a ruined man and turned their faces from him, supposing that God was against him; and all the while it was their sickness he carried, their straying that wounded him. You have stayed in rooms that other visitors were glad to leave. Christ was there ahead of you, well acquainted with grief. And you are among those he came for, with a way of your own to wander down and a hurt that his wounds can heal. Lord Jesus, let me never hide my face from yours. Amen.',
  },
  {
    reference: 'Luke 22:31-34',
    reflection:
      'Hours before the rooster crows, the prayer for Peter has been prayed. It does not ask that he be kept from the sieve. Jesus asks that faith should not give out, and looks past the failure to the turning, and to the use that will be made of it. Peter takes in none of this; he is busy promising. There is a strength for others that comes only by being sifted and held. If you have let the Lord down, last week or long ago, he knew, and he prayed. What has your own failing taught you that could steady someone else?',
  },
  {
    reference: 'Mark 14:3-9',
    reflection:
      'Waste, they said, and they had the figures. About a year’s wages was soaking into his hair while people went hungry. Those who run churches learn to think like the grumblers, since budgets are real and so are the poor. Jesus reminds his critics that they may help the poor any day they like. What he defends is an act of love that could never be justified on paper. She did what she could, he says, and does not weigh it against what anyone else had done. Lord, as this crowded week draws near, let me spend something on you that serves no other purpose. Amen.',
  },
  {
    reference: 'Luke 19:35-40',
    reflection:
      'Coats go down on the road, the everyday coats of people who did not own many. The disciples are loud with praise, and Jesus will not hush them. He knows what Friday holds and he lets them sing. Remember it when joy seems out of place because you know too much, about the accounts, or the diagnosis, or how few will come on Thursday night. They praised God for works they had already seen, which no later sorrow could undo. So let the children be noisy. What goodness have you seen this year that has not yet been praised aloud?',
  },
  {
    reference: 'Luke 19:41-44',
    reflection:
      'The road bends, the city comes into view, and the man on the colt is in tears. Around him they have hardly finished singing. He sees that peace has come to the gate and will not be recognized. He takes no satisfaction in being right. There is a way of warning people that half hopes to be proved true, and weeping cures it. You have a town too, with its streets and feuds, and the doors nobody opens to you. Go through it today more slowly than usual. Lord, lend me your eyes for this place, and if they fill, let me not be ashamed of it. Amen.',
  },
  {
    reference: 'John 12:27-33',
    reflection:
      'Jesus prays aloud here, and we are allowed to hear him choose. His soul is troubled. He considers one prayer, to be saved from this hour, and takes up another: Father, glorify your name. No blame attaches to the first. It is how anyone would pray. When heaven answers, some of the bystanders hear only weather. By Tuesday of this week you may be too busy to be troubled, or too troubled to be of much use. He will be lifted up, and the drawing of hearts is his work, however the services go. What hour ahead would you rather be spared, and what might you pray in it?',
  },
  {
    reference: 'Matthew 26:20-25',
    reflection:
      'So far as we are told, nobody at the table accuses his neighbor. They hear that one of them will betray him, and each sorrowful man asks about himself. Judas asks too, in almost the same words, though where the others say Lord he says Rabbi. His hand has been in the same dish, and no one had refused him a place. Perhaps you have been betrayed by someone who ate with you. Perhaps, on a quiet night, you have heard the question turn toward you. Lord, is it I? Tell me the truth at your own table, and keep me there. Amen.',
  },
  {
    reference: 'John 13:1-8',
    reflection:
      'Peter would rather serve than be served, and many a pastor will feel for him. He can imagine dying for Jesus. Having his feet held is another matter. But the Lord, into whose hands the Father has put everything, picks up a basin, and says that without this Peter has no share with him. Judas is in the room, and not left out. Tonight you may be the one who kneels with the towel, or breaks the bread, or reads the long story while the lights go down. First sit, and let him come to you. What are you still drawing back from his hands?',
  },
  {
    reference: 'John 19:25-30',
    reflection:
      'They stand there, the women and one disciple. It is all that can be done, and not a word of theirs is recorded. From the cross he sees them, and makes of two grieving people a household. Then he is thirsty. Then he says that it is finished, and bows his head. The work was his, and nothing has been left over for you to complete. You may feel today that you must explain it. You could also simply stand near, as you have stood by other deaths. Lord Jesus, you loved us to the end. I have no words. I am here. Amen.',
  },
  {
    reference: 'Luke 23:50-56',
    reflection:
      'On the Sabbath they rested. The spices were ready, the place was marked, their love had nowhere to go, and because it was commanded, they stopped. Joseph had done the last thing there was to do. Luke records nothing else of that day. You know such days, after the burial and before anything else, when the house is full of food and very quiet. Some of your people have lived there for a long time. There is no need to hurry past it to the flowers and the trumpets. In the rock the Son of God lies still. What can you leave in his keeping until morning?',
  },
]
