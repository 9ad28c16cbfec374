"""The rookie of HEAP: builds towards the pileup, keeps good blocks, fights where it pays."""

from __future__ import annotations

import pytest

from hotseat.arena.play import play_game
from hotseat.bots import Decision, bot
from hotseat.bots.heap_odds import Fight, Order, odds_of
from hotseat.core import FastChance, Name, Phrase, Seat
from hotseat.games.heap import GAME
from hotseat.games.heap.facts import Attack, CardSet
from hotseat.games.heap.state import Battle
from hotseat.words import LANGUAGES, Words
from tests.games.heap.build import (
    asked,
    battle,
    bench,
    card,
    go,
    hand,
    options,
    pile,
    player,
    view,
)

# Parts without boxes that block red, by the first letters of their vehicle and their place.
PLACES = {
    **{"dw": "doombuggy weapon", "de": "doombuggy engine", "dc": "doombuggy cargo"},
    **{"gw": "gyrohopper weapon", "ge": "gyrohopper engine", "gc": "gyrohopper cargo"},
    **{"sw": "scrap_hog weapon", "se": "scrap_hog engine", "sc": "scrap_hog cargo"},
    **{"bw": "bigg_rigg weapon", "be": "bigg_rigg engine", "bc": "bigg_rigg cargo"},
}
ALL_BUT_ONE = "dw de dc gw ge gc sw se sc bw be"


def yard(**parts: str) -> CardSet:
    """Return a set with the plain parts and these."""
    return bench(**(PLACES | parts))


YARD = yard()


def chosen(game: Battle) -> str:
    """Return what the rookie in the asked seat chooses, with cards by their names."""
    seat, _ = asked(game)
    legal = GAME.options(game, Seat(seat))
    rookie = bot("rookie", GAME, Seat(seat), FastChance(1))
    action = rookie.choose(Decision(legal, lambda: view(game, seat)))
    return options(game, seat)[[one.text() for one in legal].index(action.text())]


def why(game: Battle, text: str) -> Phrase:
    """Return what speaks for an option, for the rookie in the asked seat."""
    seat, _ = asked(game)
    legal = GAME.options(game, Seat(seat))
    action = legal[options(game, seat).index(text)]
    rookie = bot("rookie", GAME, Seat(seat), FastChance(1))
    phrase = rookie.reason(Decision(legal, lambda: view(game, seat)), action)
    assert phrase is not None
    return phrase


# Building


def test_it_attaches_what_it_lacks_rather_than_replace_what_it_has() -> None:
    game = battle("bodge", player("dw bw", "filler gw sw"), player(), cards=YARD)
    assert chosen(game) == "attach bw"


def test_it_begins_with_every_vehicle_so_that_every_card_can_be_used() -> None:
    game = battle("bodge", player("dc bw", "dw de gw ge sw se"), player(), cards=YARD)
    assert chosen(game) == "attach bw"


def test_it_completes_vehicles_for_turbo_when_a_rival_starts_the_pileup() -> None:
    complete = f"{ALL_BUT_ONE} bc"
    game = battle("bodge", player("dc bw", "dw de gw"), player(on=complete), cards=YARD)
    assert chosen(game) == "attach dc"
    calm = battle("bodge", player("dc bw", "dw de gw"), player(), cards=YARD)
    assert chosen(calm) == "attach bw"


def test_it_attaches_for_the_variants_what_they_ask_for() -> None:
    mine = player("dc bw", "dw de gw")
    short = battle("bodge", mine, player(), cards=YARD, vehicles_needed=1)
    assert chosen(short) == "attach dc"
    full = player("G/R bc", "dw de dc bw be gw ge gc")
    long = battle("bodge", full, player(), cards=YARD, parts_needed=4, vehicles_needed=1)
    assert chosen(long) == "attach G/R"


def test_of_parts_alike_it_takes_the_one_that_draws_and_not_the_one_that_discards() -> None:
    cards = yard(
        draws="doombuggy movement; bodge: you_draw_1",
        costs="doombuggy bling; bodge: you_discard_1",
    )
    game = battle("bodge", player("costs draws de"), player(), cards=cards, heap="K/RY")
    assert chosen(game) == "attach draws"
    go(game, "0 attach draws")
    assert chosen(game) == "attach de"
    only = battle("bodge", player("costs filler", "dw"), player(), cards=cards)
    assert chosen(only) == "attach costs"


def test_it_likes_to_challenge() -> None:
    cards = yard(calls="doombuggy movement; bodge: challenge")
    game = battle("bodge", player("dw calls"), player(), cards=cards)
    assert chosen(game) == "attach calls"


def test_it_does_not_shoot_itself_in_the_foot() -> None:
    cards = yard(boom="doombuggy movement; bodge: shoot_any")
    empty = battle("bodge", player("boom dw"), player(), cards=cards)
    assert chosen(empty) == "attach dw"
    target = battle("bodge", player("boom dw"), player(on="gw"), cards=cards)
    assert chosen(target) == "attach boom"


def test_it_keeps_a_good_block_rather_than_attach_a_fourth_part_without_a_box() -> None:
    game = battle("bodge", player("K/RY", "dw de dc"), player(), cards=YARD)
    assert chosen(game) == "done"
    cards = yard(hauls="doombuggy movement; rush_end: you_haul_2")
    worth_it = battle("bodge", player("hauls", "dw de dc"), player(), cards=cards)
    assert chosen(worth_it) == "attach hauls"


def test_it_pays_for_a_repair_only_with_a_card_it_does_not_need() -> None:
    cards = yard(hauls="doombuggy movement; rush_end: you_haul_3")
    spare = battle("bodge", player("dw R/", "dw hauls!"), player(), cards=cards)
    assert "pay-repair doombuggy movement dw" in options(spare, 0)
    go(spare, "0 attach R/")
    assert chosen(spare) == "pay-repair doombuggy movement dw"
    needed = battle("bodge", player("de", "dw hauls!"), player(), cards=cards)
    assert chosen(needed) == "attach de"


# The hand


def test_it_exchanges_what_it_cannot_use_and_keeps_what_it_needs() -> None:
    mine = player("filler filler bc K/*", ALL_BUT_ONE)
    game = battle("draw", mine, player(), cards=YARD, heap="R/R R/G")
    assert chosen(game) == "discard filler"
    go(game, "0 discard filler", "0 discard filler")
    assert chosen(game) == "draw"


def test_it_discards_nothing_that_is_not_replaced() -> None:
    eight = player("R/G R/RY R/YG Y/R R/Y R/* R/RG Y/Y")
    assert chosen(battle("draw", eight, player(), cards=YARD, heap="R/R R/G")) == "draw"
    six = player("filler filler de ge gc sw", "dw gw")
    assert chosen(battle("draw", six, player(), cards=YARD, heap="R/R R/G")) == "discard filler"


def test_it_discards_for_a_box_what_it_needs_least() -> None:
    cards = yard(costs="gyrohopper movement; bodge: you_discard_1")
    game = battle("bodge", player("costs dw bc", ALL_BUT_ONE), player(), cards=cards)
    go(game, "0 attach costs")
    assert chosen(game) == "discard dw"


def test_it_keeps_several_colours_for_the_pileup() -> None:
    complete = player(on=f"{ALL_BUT_ONE} bc")
    heap = "R/R G/R Y/R R/Y G/Y R/G G/G K/RY K/* K/R K/Y K/G C/Y C/G R/RY"
    game = battle("rush", complete, player(), cards=YARD, heap=heap, rubbish="R/YG Y/Y Y/G")
    assert asked(game) == (0, "discard")
    while asked(game) == (0, "discard"):
        go(game, f"0 {chosen(game)}")
    kept = hand(game, 0).split()
    assert "K/*" in kept
    for colour in "RYG":
        assert sum(colour in one[2:] or one == "K/*" for one in kept) >= 2
    assert not {"K/R", "K/Y", "K/G"} & {*kept}  # anything answers a Reckless Attack


def test_of_fighters_alike_it_keeps_the_one_that_triggers_a_turbo_box() -> None:
    mine = player(on="sw se sc")  # the box of the Scrap Hog waits for green attacks
    heap = "R/* Y/* R/RY R/RG R/YG Y/R G/R K/R K/Y K/G K/Y~ R/R"
    rubbish = "filler filler filler filler filler filler filler filler filler"
    game = battle("rush", mine, player(), cards=YARD, heap=heap, rubbish=rubbish, vehicles_needed=1)
    while asked(game) == (0, "discard"):
        go(game, f"0 {chosen(game)}")
    assert "G/R" in hand(game, 0).split()
    assert "Y/R" not in hand(game, 0).split()


# The haul


def test_it_attaches_of_its_haul_what_is_better_than_what_it_has() -> None:
    cards = yard(hauls="doombuggy movement; rush_end: you_haul_2")
    game = battle("check", player(on="dw G/R", haul="hauls filler gw"), player(), cards=cards)
    assert chosen(game) == "attach gw"
    go(game, "0 attach gw")
    assert chosen(game) == "attach hauls"
    go(game, "0 attach hauls")
    assert chosen(game) == "done"  # another weapon like the one it has
    worse = battle("check", player(on="hauls", haul="G/R"), player(), cards=cards)
    assert chosen(worse) == "done"


# Boxes


def test_it_runs_a_box_that_helps_and_declines_one_that_does_not() -> None:
    cards = yard(
        helps="doombuggy movement; any: you_haul_1",
        gives="doombuggy movement; any: other_draw_2",
        mends="doombuggy movement; any: repair",
        takes="doombuggy movement; any: other_discard_1",
        shares="doombuggy movement; any: all_draw_1",
    )
    for part, choice in (
        ("helps", "trigger doombuggy movement"),
        ("gives", "decline"),
        ("mends", "decline"),  # nothing is damaged: it is kept for later
        ("takes", "trigger doombuggy movement"),
        ("shares", "trigger doombuggy movement"),  # a card of one's own is worth more
    ):
        mine = player("R/R", part, rushing="doombuggy")
        rival = player("R/R", rushing="doombuggy")
        game = battle("flip", mine, rival, cards=cards, heap="R/R R/R R/R")
        assert asked(game) == (0, "trigger")
        assert chosen(game) == choice


def test_of_two_boxes_alike_it_triggers_the_one_that_seldom_fires() -> None:
    cards = yard(
        often="doombuggy movement; any: you_haul_1",
        seldom="doombuggy bling; attack_choice: you_haul_1",
    )
    mine = player("R/R", "often seldom", rushing="doombuggy")
    rival = player("R/R", rushing="doombuggy")
    game = battle("flip", mine, rival, cards=cards, heap="C/R R/R R/R")
    go(game, "0 colour red")
    assert chosen(game) == "trigger doombuggy bling"


def test_at_the_end_of_a_rush_it_runs_what_helps_and_no_more() -> None:
    cards = yard(
        helps="doombuggy movement; rush_end: you_draw_1",
        gives="doombuggy bling; rush_end: other_draw_1",
    )
    mine = player("R/R", "helps gives", rushing="doombuggy")
    game = battle("flip", mine, player(rushing="doombuggy"), cards=cards, heap="R/R R/R R/R R/R")
    go(game, "1 drop-out")
    heard = []
    while asked(game) == (0, "end-boxes"):
        heard.append(chosen(game))
        go(game, f"0 {heard[-1]}")
    assert {*heard} == {"trigger doombuggy movement", "trigger doombuggy card", "done"}


def test_it_shoots_the_best_part_of_whoever_leads() -> None:
    cards = yard(
        shoots="doombuggy movement; bodge: shoot_any",
        better="gyrohopper bling; rush_end: you_haul_3",
        worse="gyrohopper movement; rush_win: you_haul_3",
        same="gyrohopper bling; rush_end: you_haul_3",
    )
    rivals = player(on="dw better"), player(on="sw worse same de")
    game = battle("bodge", player("shoots"), *rivals, cards=cards)
    go(game, "0 attach shoots")
    assert chosen(game) == "shoot 2 gyrohopper bling"
    rivals = player(on="dw better"), player(on="sw worse de")
    game = battle("bodge", player("shoots"), *rivals, cards=cards)
    go(game, "0 attach shoots")
    assert chosen(game) == "shoot 1 gyrohopper bling"


def test_it_shoots_what_can_still_fire_in_this_rush() -> None:
    cards = yard(
        shoots="doombuggy movement; any: shoot_any",
        here="gyrohopper bling; rush_end: you_haul_1",
        elsewhere="scrap_hog bling; rush_end: you_haul_1",
    )
    mine = player("R/R", "shoots", rushing="doombuggy")
    rival = player("R/R", "here elsewhere", rushing="gyrohopper")
    game = battle("flip", mine, rival, cards=cards, heap="R/R R/R")
    go(game, "0 trigger doombuggy movement")
    assert chosen(game) == "shoot 1 gyrohopper bling"


def test_if_it_must_it_hits_and_mends_where_it_matters_least() -> None:
    cards = yard(
        shoots="doombuggy movement; bodge: shoot_any",
        mends="gyrohopper movement; bodge: repair",
        best="gyrohopper bling; rush_end: you_haul_2",
    )
    own = battle("bodge", player("shoots", "best dw"), player(), cards=cards)
    go(own, "0 attach shoots")
    assert chosen(own) in ("shoot 0 doombuggy weapon", "shoot 0 doombuggy movement")
    mine = battle("bodge", player("mends", "dw!"), player(on="best!"), cards=cards)
    go(mine, "0 attach mends")
    assert chosen(mine) == "repair 0 doombuggy weapon"
    theirs = battle("bodge", player("mends"), player(on="best! dw!"), cards=cards)
    go(theirs, "0 attach mends")
    assert chosen(theirs) == "repair 1 doombuggy weapon"


def test_it_takes_from_the_leader_and_gives_to_the_last() -> None:
    cards = yard(
        takes="doombuggy movement; bodge: other_discard_1",
        gives="gyrohopper movement; bodge: other_draw_1",
    )
    rivals = player("R/R", "dw"), player("R/R", "sw se de")
    taking = battle("bodge", player("takes"), *rivals, cards=cards)
    go(taking, "0 attach takes")
    assert chosen(taking) == "name 2"
    giving = battle("bodge", player("gives"), *rivals, cards=cards, heap="R/R")
    go(giving, "0 attach gives")
    assert chosen(giving) == "name 1"


def test_it_challenges_to_what_suits_it_and_not_its_rivals() -> None:
    cards = yard(
        calls="doombuggy movement; bodge: challenge",
        mine="gyrohopper bling; rush_end: you_haul_1",
        ours="scrap_hog bling; rush_end: you_haul_2",
        theirs="scrap_hog movement; rush_end: you_haul_2",
    )
    game = battle("bodge", player("calls", "mine ours"), player(on="theirs"), cards=cards)
    go(game, "0 attach calls")
    assert chosen(game) == "challenge gyrohopper"


# The rush


def test_it_rushes_with_the_vehicle_whose_boxes_its_hand_can_trigger() -> None:
    cards = yard(
        red="doombuggy movement; attack_red: you_haul_1",
        green="gyrohopper movement; attack_green: you_haul_1",
    )
    for cards_held, choice in (("R/G R/Y", "rush doombuggy"), ("G/R G/Y", "rush gyrohopper")):
        game = battle("rush", player(cards_held, "red green"), player(), cards=cards)
        assert chosen(game) == choice
    broken = battle("rush", player("R/G R/Y", "red! green"), player(), cards=cards)
    assert chosen(broken) != "rush doombuggy"


def fought(held: str, on: str = "", rival: str = "R/R R/G R/Y", cards: CardSet = YARD) -> Battle:
    """Return a rush with a red attack on a seat that holds these cards."""
    mine = player(held, on, rushing="doombuggy")
    them = player(rival, rushing="doombuggy")
    return battle("flip", them, mine, cards=cards, heap="R/G R/R R/R")


def test_it_attacks_in_a_colour_and_keeps_the_better_block() -> None:
    assert chosen(fought("K/R G/R")) == "fight G/R"
    assert chosen(fought("G/RY G/R Y/R")) != "fight G/RY"
    assert chosen(fought("Y/* Y/R")) == "fight Y/R"


def test_it_drops_out_to_keep_the_last_part_it_lacks() -> None:
    assert chosen(fought("bc", ALL_BUT_ONE)) == "drop-out"
    assert chosen(fought("bc dw", ALL_BUT_ONE)) == "fight dw"
    assert chosen(fought("bc")) == "fight bc"


def test_it_never_drops_out_of_the_pileup() -> None:
    rival = player("R/R R/G R/Y R/YG K/* G/* Y/*")
    game = battle("pileup", rival, player("bc"), cards=YARD, heap="R/G")
    assert chosen(game) == "fight bc"


def test_it_names_the_colour_that_few_unseen_cards_block() -> None:
    for held, colour in (("R/G Y/G G/G K/G", "green"), ("R/Y Y/Y G/Y K/Y", "yellow")):
        mine = player(f"{held} R/R", rushing="doombuggy")
        game = battle(
            "flip", mine, player("R/R", rushing="doombuggy"), cards=YARD, heap="C/R R/R R/R"
        )
        assert chosen(game) == f"colour {colour}"


def test_it_swerves_so_that_all_others_respond_before_its_own_turn() -> None:
    mine = player("R/R R/G", rushing="doombuggy")
    rivals = [player("R/R R/Y K/G", rushing="doombuggy") for _ in range(3)]
    game = battle("flip", mine, *rivals, cards=YARD, heap="R/R~ R/R R/R")
    assert asked(game) == (0, "swerve")
    assert chosen(game) in ("swerve 1 clockwise", "swerve 3 anticlockwise")


def test_in_the_pileup_it_takes_cards_from_who_is_still_in_and_has_few() -> None:
    seats = player("R/Y R/Y R/Y"), player("G/G"), player("R/R R/Y R/Y"), player("R/R R/Y")
    game = battle("pileup", *seats, heap="R/R")
    game.players[3].vehicles[0].turbo = True  # its box waits for a red attack
    go(game, "1 drop-out", "2 fight R/R", "3 fight R/R", "3 trigger doombuggy card")
    assert options(game, 3) == ["name 0", "name 1", "name 2"]
    assert chosen(game) == "name 2"


def test_in_the_pileup_it_plays_what_triggers_a_box() -> None:
    game = battle("pileup", player("R/R"), player("R/R R/R~"), heap="R/G R/R R/R")
    assert chosen(game) == "fight R/R"
    game.players[1].vehicles[1].turbo = True  # its box waits for a Gyrohopper card, as R/R~ is
    assert chosen(game) == "fight R/R~"


def test_in_the_pileup_it_draws_when_it_can() -> None:
    game = battle("pileup", player("R/R"), player("Y/R R/R"), heap="R/R R/R")
    game.players[1].vehicles[3].turbo = True  # its box waits for a yellow attack
    go(game, "1 fight Y/R")
    assert chosen(game) == "trigger bigg_rigg card"


# Reasons


def test_it_says_what_a_part_is_good_for() -> None:
    game = battle("bodge", player("dw bc", "dw gw ge gc sw se sc bw be"), player(), cards=YARD)
    assert why(game, "attach bc") == Phrase(
        "heap-hint-attach", {"card": Name("card", card(YARD, "bc")), "missing": 2}
    )
    assert why(game, "attach dw").code == "heap-hint-attach-box"
    last = battle("bodge", player("bc", ALL_BUT_ONE), player(), cards=YARD)
    assert why(last, "attach bc").code == "heap-hint-attach-last"
    assert why(last, "done").code == "heap-hint-bodged"


def test_it_says_how_likely_it_wins() -> None:
    game = fought("G/R", rival="R/R")
    phrase = why(game, "fight G/R")
    assert phrase.code == "heap-hint-fight"
    percent = phrase.params["percent"]
    assert isinstance(percent, int)
    assert 40 <= percent <= 80  # one card against it, and none left for an answer
    assert why(game, "drop-out").code == "heap-hint-drop-out"
    assert why(fought("R/G"), "drop-out").code == "heap-hint-only"


def test_it_says_the_same_of_nothing_that_it_would_do_for_different_reasons() -> None:
    for at, code in (("draw", "exchange"), ("bodge", "discard")):
        cards = yard(costs="gyrohopper movement; bodge: you_discard_1")
        game = battle(at, player("costs dw bc de"), player(), cards=cards, heap="R/R R/R R/R")
        if at == "bodge":
            go(game, "0 attach costs")
        assert why(game, "discard dw").code == f"heap-hint-{code}"


def test_everything_it_may_say_can_be_said_in_every_language() -> None:
    words = [Words(GAME, language=language) for language in LANGUAGES]
    said: set[str] = set()
    for seed in range(3):
        chance = FastChance(seed)
        chance.turn_to(0)
        game = GAME.new(GAME.settings({}, 3), 3, chance, None)
        entry = 0
        while waiting := GAME.waiting(game):
            seat = waiting[0]
            legal = GAME.options(game, seat)
            rookie = bot("rookie", GAME, seat, chance)
            decision = Decision(legal, lambda: GAME.view(game, seat))  # noqa: B023
            for action in legal:
                phrase = rookie.reason(decision, action)
                assert phrase is not None
                if phrase.code not in said:
                    assert all(each.say(phrase, GAME.names(game)) for each in words)
                    said.add(phrase.code)
            entry += 1
            chance.turn_to(entry)
            GAME.apply(game, seat, legal[chance.below(len(legal))], chance, None)
    assert len(said) >= 25


# Whole games


@pytest.mark.parametrize("given", [{}, {"vehicles_needed": 1}, {"parts_needed": 4}])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_plays_every_variant_to_the_end(given: dict[str, object], seats: int) -> None:
    played = play_game(GAME, GAME.settings(given, seats), ["rookie"] * seats, 7)
    assert played.result is not None


def test_the_same_seed_plays_the_same_game() -> None:
    settings = GAME.settings({}, 2)
    games = [play_game(GAME, settings, ["rookie"] * 2, 3, keep_moves=True) for _ in range(2)]
    assert games[0].moves == games[1].moves


@pytest.mark.parametrize(("seats", "games", "least"), [(2, 20, 17), (4, 20, 14)])
def test_one_among_players_at_random_wins_far_more_than_its_share(
    seats: int, games: int, least: int
) -> None:
    settings = GAME.settings({}, seats)
    wins = 0
    for number in range(games):
        bots = ["random"] * seats
        bots[number % seats] = "rookie"
        result = play_game(GAME, settings, bots, number).result
        assert result is not None
        wins += result.standings[0].seat == number % seats
    assert wins >= least


# The odds


def test_a_hand_lasts_longer_with_more_colours() -> None:
    odds = odds_of(YARD)
    hands = ("R/R", "R/R Y/R", "R/R R/Y", "R/R R/Y R/G", "R/* R/* R/*")
    lasting = [odds.lasting(pile(YARD, hand)) for hand in hands]
    assert lasting == sorted(lasting)
    assert lasting[-1] == pytest.approx(3)
    assert odds.meets(pile(YARD, "R/*")) == pytest.approx(1)
    assert odds.meets([]) == 0


def test_a_hand_is_stronger_with_attacks_that_a_colour_must_block() -> None:
    odds = odds_of(YARD)
    assert odds.strength(pile(YARD, "G/R")) > odds.strength(pile(YARD, "K/R"))


def test_a_longer_hand_wins_more_often_and_against_fewer() -> None:
    fight = Fight(odds_of(YARD), YARD.cards())
    long, short = pile(YARD, "R/* Y/* G/*"), pile(YARD, "R/*")
    several, one = Order([3, 3], 2), Order([3], 1)
    assert fight.prospect(Attack.RED, long, one) > fight.prospect(Attack.RED, short, one) + 0.1
    assert fight.prospect(Attack.RED, long, one) > fight.prospect(Attack.RED, long, several)
    assert fight.prospect(Attack.RED, [], one) == pytest.approx(fight.fails(Attack.RED, 3))


def test_rivals_who_must_respond_first_are_less_of_a_danger() -> None:
    fight = Fight(odds_of(YARD), YARD.cards())
    hand = pile(YARD, "R/* Y/*")
    all_first, one_first = Order([3, 3, 3], 3), Order([3, 3, 3], 1)
    assert fight.prospect(Attack.RED, hand, all_first) > fight.prospect(Attack.RED, hand, one_first)


def test_an_attack_fails_less_often_against_fewer_cards() -> None:
    unseen = pile(YARD, "R/R R/R R/Y R/G")
    fight = Fight(odds_of(YARD), unseen)
    assert fight.fails(Attack.RED, 1) == pytest.approx(1 / 2)
    assert fight.fails(Attack.RED, 2) == pytest.approx(1 / 2 * 1 / 3)
    assert fight.fails(Attack.RECKLESS, 1) == 0
    assert fight.fails(Attack.RECKLESS, 0) == 1
