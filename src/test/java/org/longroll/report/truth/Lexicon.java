package org.longroll.report.truth;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.longroll.report.Claim;
import org.longroll.report.Claim.Deed;
import org.longroll.report.Sentence;

/** What a reader takes words for: a sentence in which they stand must claim it. */
final class Lexicon {

    private static final List<String> NUMBERS = List.of(
            "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve");

    private static final Pattern COUNTED =
            Pattern.compile("(lost|brought) (\\w+) (figure|stand|section|gun stand)s?\\b");

    private static final Pattern MEN = Pattern.compile("(lost|mustered) [^()]*\\(about ([\\d,]+) men\\)");

    private record Meaning(
            Pattern words, List<Deed> deeds, @Nullable String state) {}

    private static final List<Meaning> MEANINGS = List.of(
            means("held firm|did not flinch|stood firm|did not give way|held on|stood fast", Deed.HELD),
            means("kept (its|their) ground", Deed.KEPT_ITS_GROUND),
            means("wavered", Deed.WAVERED, Deed.HELD, Deed.WAS_NO_BETTER, Deed.GOT_BETTER, Deed.RECOVERED),
            means("fell into disorder|went into disorder|(losing|lost) (its|their) order", Deed.GOT_WORSE),
            in("(was|were) shaken|lost heart", "shaken", Deed.GOT_WORSE),
            in("broke and ran|gave way and ran|turned and ran|broke and fled", "routed", Deed.GOT_WORSE),
            in("broke(?! and ran| and fled| off|n)", "broken", Deed.GOT_WORSE),
            means("marched on(?!to)", Deed.MOVED),
            means("kept running|no gun left", Deed.WAS_NO_BETTER),
            means("(was|were) (still|only) ", Deed.WAS_NO_BETTER, Deed.GOT_BETTER),
            in("in good order again|back to good order", "good order", Deed.GOT_BETTER),
            means("stopped running|though still shaken|recovered (its|their) nerve", Deed.GOT_BETTER),
            means("worn down|(was|were) spent", Deed.WORE_DOWN),
            means("fell back", Deed.FELL_BACK),
            means("had to give ground", Deed.HAD_TO_GO_BACK),
            means("destroyed", Deed.WAS_DESTROYED),
            means("laid down (its|their) arms", Deed.SURRENDERED),
            means("lost (its|their) guns", Deed.GUNS_TAKEN),
            means("silenced", Deed.GUNS_SILENCED),
            means("back into action", Deed.GUNS_SERVED_AGAIN, Deed.RECOVERED),
            means("damaged", Deed.GUNS_DAMAGED),
            means("low on ammunition", Deed.RAN_LOW),
            means("brought to a halt", Deed.WAS_HALTED),
            means(
                    "no effect|without effect|no harm|hit nothing|over the heads|stood unharmed|burst wide|missed|went high|wasted"
                            + " powder|could not find the range|could not hurt",
                    Deed.WAS_UNHARMED),
            means("(?<!be )rallied(:| and)|Steadied|steadied by|took heart|came back to their pieces", Deed.RALLIED),
            means(
                    "not be rallied|in vain|Nothing would steady|Instead of rallying|first attempt to rally",
                    Deed.COULD_NOT_BE_RALLIED),
            means("ran for the rear|streamed away|no stopping", Deed.RAN),
            means("drew off|went back|of (its|their) own accord", Deed.WITHDREW),
            means("charged|With a yell|ran at|at the double", Deed.CHARGED, Deed.FELL_SHORT, Deed.COUNTERCHARGED),
            means("did not reach|too far|fell short", Deed.FELL_SHORT),
            means(
                    "drove .* before|drove off|over the position|could not stand|Nothing could stop|charge of .* struck home|overran",
                    Deed.BEAT),
            means(
                    "threw .* back|threw back|could not break|beat off|caught up with|overtook|the better of|pressed hard",
                    Deed.BEAT),
            means("hand to hand\\.|clubbed muskets|locked together", Deed.WAS_LOCKED_WITH),
            means("stopped short|came to a stand|would not close", Deed.STOPPED_SHORT_OF),
            means("wounded and carried off", Deed.WAS_WOUNDED),
            means("horses? shot", Deed.LOST_HIS_HORSE),
            means("through (his|their) coats?|of (his|their) staff struck", Deed.CAME_THROUGH),
            means("took the place of|passed to his successor|passed on once more", Deed.WAS_SUCCEEDED),
            means("would not move|did not move|stayed where", Deed.WOULD_NOT_MOVE),
            means("became one regiment", Deed.ABSORBED),
            means("left the field", Deed.LEFT_THE_FIELD),
            means("came back(\\)| to the (?!good))", Deed.RECOVERED),
            means("kept (it|them) to the end|at the end .* held it", Deed.WAS_HELD_AT_THE_END),
            means("never lost", Deed.WAS_NEVER_LOST),
            means("changed hands", Deed.CHANGED_HANDS),
            means("took .* in turn \\d+", Deed.WAS_TAKEN),
            means("given up in turn", Deed.WAS_GIVEN_UP));

    /**
     * Words that led readers astray: “but” where nothing was overcome, a flight that nobody could stop and that was stopped,
     * courage that came of a defeat, dust that nobody saw.
     */
    private static final List<Pattern> MISLEADING = Stream.of(
                    "but .*wavered",
                    "no stopping",
                    "Nothing could stop",
                    "That was too much",
                    "[Ss]uccessor of the successor",
                    "(As fugitives poured past|While others ran|panic spread)[^.]*(stopped running|good order)",
                    "neighbour[^.]*(good order|recovered)",
                    "only steadied|Far from giving way|Even under",
                    "(charged|bayonets|charge struck)[^.]*(good order again|to good order|recovered its nerve)",
                    "Under the (fire|guns)[^.]*(back into the ranks|good order|recovered its nerve)",
                    "Dust on the road",
                    "(shot over the heads|wasted powder|stood unharmed|went high)")
            .map(Pattern::compile)
            .toList();

    static List<String> misleading(String text) {
        return MISLEADING.stream()
                .filter(words -> words.matcher(text).find())
                .map(Pattern::pattern)
                .toList();
    }

    private Lexicon() {}

    private static Meaning means(String words, Deed... deeds) {
        return new Meaning(Pattern.compile("\\b(" + words + ")"), List.of(deeds), null);
    }

    private static Meaning in(String words, String state, Deed deed) {
        return new Meaning(Pattern.compile("\\b(" + words + ")"), List.of(deed), state);
    }

    /** What the words of a sentence say and its claims do not. */
    static List<String> unclaimed(Sentence sentence) {
        var text = sentence.text().replaceAll("“[^”]*”", "");
        var words = MEANINGS.stream()
                .filter(meaning -> meaning.words().matcher(text).find())
                .filter(meaning -> sentence.claims().stream().noneMatch(claim -> covers(meaning, claim)))
                .map(meaning -> meaning.words().pattern());
        var counts = COUNTED.matcher(text)
                .results()
                .filter(found -> sentence.claims().stream()
                        .noneMatch(claim -> counts(claim, found.group(1), found.group(2), found.group(3))))
                .map(found -> found.group());
        var men = MEN.matcher(text)
                .results()
                .filter(found -> sentence.claims().stream()
                        .noneMatch(claim ->
                                claim.deed() == (found.group(1).equals("lost") ? Deed.LOST_MEN : Deed.MUSTERED_MEN)
                                        && String.valueOf(claim.count())
                                                .equals(found.group(2).replace(",", ""))))
                .map(found -> found.group());
        return Stream.of(words, counts, men).flatMap(each -> each).toList();
    }

    private static boolean covers(Meaning meaning, Claim claim) {
        return meaning.deeds().contains(claim.deed())
                && (meaning.state() == null || meaning.state().equals(claim.state()));
    }

    private static boolean counts(Claim claim, String verb, String number, String noun) {
        var deed =
                switch (noun) {
                    case "figure", "stand" -> verb.equals("lost") ? Deed.LOST_TROOPS : Deed.RECOVERED;
                    case "section" -> verb.equals("lost") ? Deed.LOST_GUNS : Deed.RECOVERED;
                    default -> verb.equals("lost") ? Deed.LOST_GUNS : Deed.GUNS_SERVED_AGAIN;
                };
        int count = NUMBERS.contains(number) ? NUMBERS.indexOf(number) : Integer.parseInt(number);
        return claim.deed() == deed && claim.count() != null && claim.count() == count;
    }
}
