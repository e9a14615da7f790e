import type { Reading } from './reading.ts'

export const ordinary5: readonly Reading[] = [
  {
    reference: 'Isaiah 30:15-18',
    reflection:
      'God offered quiet, and they asked for horses. Speed seemed more convincing. It generally does: when a church is anxious, someone will propose to do more, and faster, and it will sound like faith. Isaiah answers drily that if they must ride swiftly, their pursuers will be swift as well. The loveliest turn is at the end, where the Lord himself is the one who waits, holding back in order to be gracious to the people who would not wait for him. He is not out of breath. What are you rushing at that might be better served by returning and resting?',
  },
  {
    reference: 'Luke 9:10-12',
    reflection:
      'They had stories to tell, and Jesus took them away to a quiet place to tell them. Then the crowd found out. You can picture the twelve as the people came into view: the day off gone again. Luke says that Jesus received them. He had no better calendar than yours, only a larger heart, in which people were never thieves of his time. Lord Jesus, receive the account of all I have done lately, the good and the poor of it. When my rest is broken today, give me some of your welcome. Amen.',
  },
  {
    reference: 'Philemon 4-7',
    reflection:
      'Refreshed is the word Paul chooses for what Philemon has done for other believers. Perhaps it was a table, perhaps a room, perhaps the way he listened. Some people leave others with more breath than they had before, and usually they do not know it. Paul thinks that it should be said, and he puts it in writing before he asks for anything. There are likely people who do this for you: one who prays and says little, a friend who makes you laugh, the child glad to see you home. Who has refreshed your heart lately, and have you told them?',
  },
  {
    reference: 'Psalm 56:8-11',
    reflection:
      'No tear shed for a congregation is entered in its minutes. There is no column for the crying in the parked car after a graveside, or for the night when a member’s anger was replayed until morning. This psalm says that God keeps such a record. He counts the wanderings and stores the tears, and from that strange, tender bookkeeping the singer draws a conclusion: God is for me. Fear does not vanish, but it loses its argument. Lord, you have seen every tear. I trust you with them, and with the people who caused some. Amen.',
  },
  {
    reference: 'Nehemiah 2:11-16',
    reflection:
      'Before a word of vision, there was a ride in the dark. Nehemiah waits three days, goes out at night with a few men, and looks at the damage: burned gates, tumbled stone, a place where the animal could not get through. Leaders are often pressed to announce something by Friday. Nehemiah gives time to seeing, and to keeping what God has put in his heart until it is ready to be spoken. Some brokenness has to be ridden around slowly before it can be rebuilt with others. What part of your church, or your life, have you not yet dared to look at closely?',
  },
  {
    reference: 'Colossians 4:2-6',
    reflection:
      'Writing from prison, Paul asks for prayer about a door, and it is not the door of his cell. He wants an opening for the word, and clear speech once he is through it. Even the great apostle needs others to pray that he will be plain. You might be surprised who would gladly pray for you on Saturday night if they were asked. Lord, open a door for your word here. Make my speech gracious and clear, with some salt in it, and give me the humility to ask for help. Amen.',
  },
  {
    reference: 'Hosea 11:1-4',
    reflection:
      'Teaching a child to walk is done bent double. The back aches, progress is a few steps, and the child will remember nothing of it. God says that is how he raised Israel: holding the arms, healing the hurts, stooping down to feed. And they did not know. The pain of that line will be familiar to anyone who has loved people through their early steps and watched them leave without a backward glance. That sorrow is God’s before it is yours. You were also once the child whose arms were held. What did God do for you, long ago, that you only understood much later?',
  },
  {
    reference: 'Acts 15:36-40',
    reflection:
      'Luke could have left this out. Two good men, who had prayed and suffered together, disagreed about a third so sharply that they parted. No verdict is given. Paul had the work to think of, and Barnabas had Mark. If there is a broken partnership in your past, you know that years can go by and the name still catches. Scripture tells the truth about such things, and a later letter of Paul’s will ask for Mark to be brought to him. God, I give you the one with whom I parted. Heal what can be healed, and bless the road each of us took. Amen.',
  },
  {
    reference: 'Ecclesiastes 4:9-12',
    reflection:
      'Woe to the one who falls alone, says the Preacher, and he does not suppose that falling is rare. People stumble on the road, get cold at night, are attacked; the only question is whether anyone is there. Ministry is full of company and can be strangely solitary, because the person who holds everyone’s secrets has few places to put down any. A colleague who prays with you by telephone each week can be the warmth that keeps you in this work. If you fell tomorrow, who would know by evening?',
  },
  {
    reference: 'John 8:6-11',
    reflection:
      'Everyone in the circle is looking at the woman. Jesus stoops and writes on the ground, and for a moment the stares have somewhere else to go. Then comes his sentence, and the stones have no hands to throw them; the oldest leave first, having the longest memories of themselves. She is told two things, and the order is everything: no condemnation, then a new life. Church people may bring you their stones too, hoping that you will bless the throwing. Lord Jesus, make me slow to stare and quick to stoop. Say your two words to me also, in that order. Amen.',
  },
  {
    reference: 'Jeremiah 20:7-9',
    reflection:
      'There is hardly a more reckless prayer in the prophets than this one. Jeremiah tells God that he has been talked into it, overpowered, made a daily joke. He has tried resigning. He resolved to stop speaking that name altogether, and found that silence burned worse than ridicule. Many pastors have written the letter of resignation in their heads. Some will rightly send it; God leads people out as well as in. If you fell silent for a year, what is it that you could not keep from saying?',
  },
  {
    reference: '2 Timothy 4:9-13',
    reflection:
      'Almost the last thing we have from Paul includes an errand. Winter is on the way, and he wants his old cloak and his books, the parchments above all. He wants Timothy too, and soon. Demas has gone, others are elsewhere, and one friend is left. He is near death and would still like something to read. Holiness had not made him need less. Father, you know that I need warmth and books and company; keep me from pretending otherwise. Thank you for whoever has stayed, and send me today to someone who feels left. Amen.',
  },
  {
    reference: 'Job 38:4-7',
    reflection:
      'God’s answer to Job takes the form of a tour. Questions come, one after another, about foundations and measuring lines and a cornerstone, and none of them touches the thing Job asked. Yet the suffering man, who has stared so long at his own ashes, is turned round to see a world that was made to the sound of singing. The morning stars were a choir before there was anyone to be sad. Wonder does not cancel grief; it gives it a larger house to live in. Where in creation have you lately been reminded that joy is older than trouble?',
  },
  {
    reference: 'Luke 10:17-20',
    reflection:
      'They came home thrilled. It had worked, even on demons, and Jesus shares their excitement; he has seen the enemy fall. Then he moves their joy to a safer place. It is to rest on this, that their names are written in heaven. Success is a wonderful guest and a poor foundation. The full room this Sunday may be half empty by February, and if your gladness lives there it will move in and out with the chairs. Lord, thank you for every good result. Root my joy deeper down, in being known by you, where no season can reach it. Amen.',
  },
  {
    reference: 'Psalm 92:12-15',
    reflection:
      'Nobody hurries a cedar. The psalm compares the righteous to trees, planted in God’s courts, and then says what we hardly dare to hope: in old age they go on bearing fruit, full of life. The fruit of the later years may be of a different kind. Energy goes, and names, and the knees; what remains can be a settled witness that the Lord is upright. Many of us are older than we feel, or feel older than we are. Neither is a reason to be dug up. What fruit do you see in an older believer that you would like to bear yourself?',
  },
  {
    reference: '1 John 3:18-20',
    reflection:
      'The heart makes a harsh judge, and a pastor’s heart has plenty of evidence to work with. There is the visit not paid, the person lost track of, the gap between Sunday’s words and Tuesday’s temper. John does not tell us that the accusations are all mistaken. He says that God is greater than the court in which we try ourselves, and that he knows everything, which includes the love that we have nearly forgotten we showed. Father, when my heart condemns me, take the case from its hands. You know all things; you know that I want to love in deed and truth. Amen.',
  },
  {
    reference: 'Isaiah 46:3-4',
    reflection:
      'Babylon’s idols had to be loaded onto tired animals and hauled away. That is the scene just before these verses, and then God speaks of carrying his people. Religion comes down, sooner or later, to who is carrying whom. Even in a good church a pastor may end up bent under the very thing that was meant to bear us all. From birth to gray hairs, God says, and he does not set the load down anywhere in between. He made, and he will bear. Which of the things on your back this morning were never yours to carry?',
  },
  {
    reference: 'Acts 20:7-12',
    reflection:
      'Preachers have always taken comfort in this story. Even Paul went on too long, and a young man in the window fell asleep, and then fell. Luke tells it without scolding either of them. What Paul did next is the best of it: he stopped talking, went down, and took the boy in his arms. The sermon could wait for the person. Afterward they broke bread and talked until dawn, and went home comforted. Lord, forgive my long words. Make me ready to stop in the middle of any of them for the sake of one who is falling. Amen.',
  },
  {
    reference: 'Proverbs 18:13-15',
    reflection:
      'Answers come quickly to people who are asked questions all day. By the third sentence you have often recognized the case, and the reply is forming while the other is still speaking. Proverbs calls this folly, and it adds shame, for a person who is answered unheard has been slighted. The next verse shows what is at stake. Sickness can be endured while the spirit holds, but a broken spirit is more than anyone can bear, and you will never find it by interrupting. In whose company today could you wait one breath longer before you speak?',
  },
  {
    reference: 'Hebrews 13:1-3',
    reflection:
      'After all its soaring argument, the letter to the Hebrews comes down to who is at the door and who is behind bars. The readers are asked to remember the ill-treated as people who have bodies themselves. You know what cold is, and so do they. Hospitality may make us think of cushions and candles, but here it has an edge of risk and of surprise, since some hosts never learned whom they had fed. Father, someone unplanned may come to my door today. Let me not be too tired to open it, and bring to my mind those who are locked away. Amen.',
  },
  {
    reference: 'Jonah 4:6-11',
    reflection:
      'God goes to some trouble to hold this conversation. He sends a plant, then a worm, then a hot wind. Jonah has preached as effective a sermon as any in Scripture, and he is sitting outside the city, furious that it worked. He can grieve over his own shade. He cannot yet grieve over a hundred and twenty thousand people, and all those cattle. God lays the two griefs side by side and asks. The book ends there, with the question in the air. Whom is God patiently trying to make you care about?',
  },
  {
    reference: 'Luke 11:1-4',
    reflection:
      'His disciples had seen him work wonders, and what one of them asked to be taught was how to pray. They had watched him come back from it. His answer is short enough to be said at a bedside or a sink, and a child could want everything in it: a Father, bread, pardon, protection. You lead this prayer so often that the words can go by with nobody home. It may help to say it once today with no one listening, slowly, stopping where it catches. Father, give me bread for this day; forgive me, and help me to forgive. Bring me safe through temptation. Amen.',
  },
  {
    reference: '2 Chronicles 20:12-15',
    reflection:
      'Leaders seldom say it aloud: we do not know what to do. Jehoshaphat says it in public, as king, with the children standing there. He adds only that their eyes are on God. The help comes from the middle of the crowd, through a Levite of whom we hear nothing else. There is no shame in reaching the end of your plans before people who trust you. It may be the moment when the whole church learns to pray. Where could you honestly say today, to God or to others, that you do not know what to do?',
  },
  {
    reference: '2 Corinthians 12:7-10',
    reflection:
      'Three times Paul asked, and the thorn stayed. We are never told what it was, and so there is room in the verse for yours: the illness, the stammer, the low mood that returns each autumn, the person. He was given something else. There was grace enough, and a power that came to rest on him exactly where he was weak. Paul goes so far as to be glad. Most of us are slower. It is enough, to start with, to stop hiding the place. Lord, I have asked you to take this away, and I ask again. If it stays, let your strength rest on me there. Amen.',
  },
  {
    reference: 'Psalm 104:19-23',
    reflection:
      'The world runs in shifts. When we go in, the lions come out, and they too ask God for supper; when the sun rises they slip off to their dens and people go to work, until evening. Labor has an end built into the turning of the earth, and darkness is among the things God has made and given its own tenants. Lamps and telephones have blurred the edge, but the creature has not changed. You were made for a day’s work and a night’s sleep. What would have to be set down for your work to end this evening when evening comes?',
  },
  {
    reference: 'John 11:32-36',
    reflection:
      'Mary says what many bereaved people think, though seldom so plainly: if you had been here. Jesus could have answered her. He knew what he was about to do, and in a little while her tears would be out of date. He did not treat them so. He asked where the grave was, and wept with her on the way. The Lord of life stopped to be sad. You need not hurry past sorrow, then, your people’s or your own, on account of the resurrection. Jesus, thank you for weeping. Stay close to those who ask where you were, and keep me company in my own losses. Amen.',
  },
  {
    reference: 'Amos 5:21-24',
    reflection:
      'Music can be very good and still be noise. Amos is speaking to a religious people with full festivals and fine instruments, and God says that he is not listening. What is missing is justice, fair dealing with the poor on all the other days. Anyone who spends long hours getting worship right should let this trouble them a little, without despair. The image at the end is generous: water, running, enough for everyone. Worship is meant to be upstream of that. Who in your neighborhood would be the first to notice if righteousness began to flow from your church?',
  },
  {
    reference: '1 Timothy 1:12-16',
    reflection:
      'Gratitude is the tone in which Paul tells his worst. He lists what he was, a blasphemer and a persecutor, and there is no wallowing; the memory has been so soaked in mercy that it has turned to thanks. If Christ’s patience reached as far as him, then nobody who hears the story can be too far out. You have a past as well, some of it perhaps from years when you already stood in the pulpit. Lord Jesus, you knew it all, and you put me into this service. Make my story useful to someone who has lost hope. Amen.',
  },
  {
    reference: 'Esther 4:12-14',
    reflection:
      'God is never mentioned in the book of Esther, and Mordecai does not mention him now. He speaks of deliverance arising from some other place, and says, who knows? It is a modest kind of faith. He only suggests that where Esther finds herself may be no accident. Many a true calling is heard in such a way, as a perhaps, from a relative, at a bad moment. You may never get more certainty than that about why you are in this place, this year, with these people. What might you be placed to say or do now that others could not?',
  },
  {
    reference: 'Luke 12:22-26',
    reflection:
      'Ravens were unclean birds, nobody’s favorite, and they are the ones Jesus chooses. They have no barn and no pension, and God feeds them. He is talking to disciples, people who have left paid work to follow him. Worry feels like a way of doing something about the roof, the car, the years after retirement. It has never added a thing. We may still do the accounts, but first he would have us look at a bird. Father, you know what we owe and what we have. I bring you the numbers and the fear, and I ask for what we need and a quiet mind. Amen.',
  },
  {
    reference: 'Jeremiah 18:1-6',
    reflection:
      'The lesson was waiting in a workshop. God could have spoken to Jeremiah anywhere, and he sent him down to watch a man at a wheel. The pot went wrong. The potter, who is not recorded as saying anything, kept the same clay and made it into something else. It was a word to a nation, full of warning, and there is mercy in it too, for what was spoiled in those hands was never thrown out of them. Churches, ministries and years go out of shape. The wheel is still turning. What in your life has been marred that you have assumed God was finished with?',
  },
  {
    reference: 'James 4:13-15',
    reflection:
      'Calendars are full of small acts of unbelief. We write down next October as if it were ours, and feel the ground solid beneath us. James calls us a vapor. He would have us hold our plans in an open hand, and say, if the Lord wills, and mean it. Those who sit with the dying know this better than most, and still forget it by supper. A day that might not have been given is a different thing to wake up to. Lord, this day is yours, and so am I. What I hope to do in it, let me do if you will. Amen.',
  },
  {
    reference: 'Revelation 2:2-5',
    reflection:
      'Most churches would be glad of the report on Ephesus: hard work, sound doctrine, endurance, no sign of weariness. Christ names each of these with approval. Then he says what a visitor might not have noticed. The love has gone, the love there was at first. The remedy he gives is to remember, to turn, and to do again what they used to do. Feelings cannot be summoned, but first works can be repeated. What did you do for love of Christ when you were new to all this, and could you do it again this week?',
  },
  {
    reference: 'Acts 11:22-26',
    reflection:
      'Barnabas was sent to look into something new, begun without anyone’s permission, and what he saw was the grace of God. It made him glad. That is a rare gift in an inspector. Then he went off to Tarsus to fetch a man who could teach there beside him, and before long the other man would be the better known. Many are in ministry today because of somebody like that. Lord, give me eyes that see grace before they see faults, and a heart glad enough to go looking for those who will outshine me. Amen.',
  },
  {
    reference: 'Ezekiel 33:30-33',
    reflection:
      'It is possible to be popular and unheard. People talked of Ezekiel at their doors, brought their neighbors, sat attentively, and enjoyed him as one enjoys a good voice and a well-played instrument. God had to tell him that nothing was being done about it. Compliments at the church door are pleasant. They are simply a poor measure. So is their absence. The prophet’s task was to go on speaking until the day when they would know that one had been among them. Whose approval do you listen for after you preach, and what would free you from needing it?',
  },
  {
    reference: 'Luke 13:10-13',
    reflection:
      'For eighteen years she had seen mostly floor. She came to the synagogue bent, with every reason to expect to go home bent, and she asked for nothing. Jesus was in the middle of teaching. He saw her and called her to him; he put his hands on her, and the first thing she did with a straight back was praise. In your pews are people who have carried weights so long that no one mentions them any more. You may be one. Lord, interrupt me when I am teaching, and show me who is bent. Lay your hands on what has bowed me down, and let me look up. Amen.',
  },
  {
    reference: 'Isaiah 28:23-29',
    reflection:
      'God teaches farmers, says Isaiah, and much of the lesson is knowing when to stop. No one plows forever. There is a time to break the ground and a time to sow it, and each seed wants its own place. At threshing the same wisdom holds: a rod for the small seeds, something heavier for the bread grain, and even that is not crushed without end. The Lord deals with his people as carefully as that. One member needs a firm word, another would be broken by it, and it takes wisdom from God to know which is which. Whom, perhaps including yourself, have you been threshing too hard?',
  },
  {
    reference: 'Hebrews 5:1-4',
    reflection:
      'A high priest was taken from among the people he served, and his own weakness was counted as an advantage. It made him gentle. He could deal kindly with the ignorant and the wandering because he knew the road; he had to bring an offering for himself as well. We usually suppose that our failings make us less fit to help. Hidden and denied, they do. Owned before God, they can make a person safe to come to. Merciful Father, I confess my own sins before I hear of anyone else’s today. Make me gentle with the wayward, as one who has been shown the way back. Amen.',
  },
  {
    reference: 'Psalm 134:1-3',
    reflection:
      'The last of the pilgrim songs seems to be sung to those who stay behind. The crowd is going home, and someone turns to the servants who keep the temple through the night and calls to them: bless the Lord, lift your hands. Then a blessing comes back out of the dark. Churches depend on people like that, who lock up, count, clean, rock the babies, sit up with the dying; and much of your own service happens after the others have left. The Maker of heaven and earth knows the night shift. Whom could you bless today who serves when nobody is watching?',
  },
]
