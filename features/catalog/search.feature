@catalog
Feature: Searching the shop
  A shopper who knows a word finds the piece, however it is spelled.

  Background:
    Given the shop sells these pieces:
      | piece               | category       |
      | Quenta Brocade Cape | Quenta Weaves  |
      | Plain Wrap          | Quenta Weaves  |
      | Xandari Crémelle Gown  | Evening Xandar |
    And Meera opens the home page

  @CAT-061 @CONF-03
  Rule: A word in a name counts more than one in a category

    Example: The cape before its neighbour
      When Meera searches for "quenta"
      Then the results read "Quenta Brocade Cape, Plain Wrap"

  @CAT-061
  Rule: A size that a search names narrows it, and the shop says so

    Background:
      Given the shop sells a "Harlune Kurta" in these variants:
        | color | size | price | pieces |
        | Ivory | XL   | 2,000 | 3      |
      And the shop sells a "Harlune Trousers" in these variants:
        | color | size | price | pieces |
        | Ivory | W 36 | 2,000 | 3      |
      And the shop sells a "Harlune Frock" in these variants:
        | color | size  | price | pieces |
        | Ivory | 6-7 Y | 2,000 | 3      |

    Scenario Outline: A size <way>
      When Meera searches for "<typed>"
      Then the results read "<found>"
      And the results are in the size "<size>"

      @journey @long
      Examples:
        | way          | typed           | found         | size |
        | by its name  | size xl harlune | Harlune Kurta | XL   |

      Examples:
        | way          | typed                    | found            | size  |
        | by its looks | harlune xl               | Harlune Kurta    | XL    |
        | by the waist | harlune 36 inch          | Harlune Trousers | W 36  |
        | by the age   | harlune for a 6 year old | Harlune Frock    | 6-7 Y |

    Example: No size is asked for
      When Meera searches for "harlune frock"
      Then the results are in no size of their own

  @CAT-065
  Rule: What is sold out comes after what can be bought

    Example: The shawls are gone
      Given the shop sells a "Quenta Shawl" with its stock switched off
      When Meera searches for "quenta"
      Then the results read "Quenta Brocade Cape, Plain Wrap, Quenta Shawl"

  @CAT-062 @CONF-01
  Rule: Spelling is forgiven

    Scenario Outline: <mistake>
      When Meera searches for "<typed>"
      Then the results read "Xandari Crémelle Gown"

      Examples:
        | mistake                      | typed          |
        | a letter left out            | xandri         |
        | two letters changed          | xandoru        |
        | an accent left out           | xandari cremelle |
        | one of two words is unknown  | xandari zzqqxx |

    Example: Another beginning is another word
      When Meera searches for "yandari"
      Then there are no results

    @journey @long
    Example: The shop says what it understood
      When Meera searches for "xandri"
      Then the results are for "xandari" instead

    Example: The shopper meant it
      Given Meera searches for "xandri"
      When Meera insists on the spelling
      Then there are no results
      And the results are for what was typed

  @CAT-062
  Rule: A sign that nobody can type is no part of a text

    Scenario Outline: <sign>
      When Meera opens the path "/search?q=<typed>"
      Then the results read "Xandari Crémelle Gown"

      Examples:
        | sign                   | typed        |
        | nothing                | xandari%00   |
        | a bell within the word | xan%07dari   |
        | half of a picture      | xandari%ED%A0%BD |
        | a space without width  | xan%E2%80%8Bdari |
        | a hyphen that may show | xan%C2%ADdari |

  @CAT-064
  Rule: The search offers products while it is typed, from three letters on

    @journey @long
    Example: A word that is not finished
      When Meera types "xand" into the search
      And 1 seconds pass
      Then the search offers "Xandari Crémelle Gown"
      And the search offers the phrase "xandari"
      And the search offers the category "Evening Xandar"

    @journey @page
    Example: With the keys alone
      Given Meera shops with a keyboard alone
      And Meera types "xand" into the search
      And 1 seconds pass
      When Meera goes down into the offers
      Then the focus is on the "xandari"

    @journey @long @page
    Example: Away from it
      Given Meera types "xand" into the search
      And 1 seconds pass
      When Meera presses Escape
      Then the search offers nothing
      And the focus is on the "Search"

    Example: Two letters are too few
      When Meera types "xa" into the search
      And 1 seconds pass
      Then the search offers nothing

    Example: Nothing like it
      When Meera types "zzqqxx" into the search
      And 1 seconds pass
      Then the search says that nothing was found

  @CAT-061
  Rule: An article number leads to its product

    @journey @long
    Example: Typed in small letters
      When Meera searches for the article number of the "Plain Wrap"
      Then Meera is on the page of the "Plain Wrap"

  @CAT-064
  Rule: Searching needs no scripts

    @journey @api @page
    Example: A form like any other
      Given Meera's browser runs no scripts
      And Meera opens the home page
      When Meera searches for "xandri"
      Then the results read "Xandari Crémelle Gown"
      And the results are for "xandari" instead

  @CAT-064
  Rule: A search never ends in a dead end

    Example: Too many words
      When Meera searches for "zzqqxx yywwvv"
      Then there are no results
      And the shop offers to search for "yywwvv, zzqqxx"

    Example: A category is meant
      When Meera searches for "evening"
      Then the results lead to the category "Evening Xandar"

    Example: The shop does not answer
      Given the shop's catalog does not answer
      When Meera searches for "quenta"
      Then Meera is told that the results cannot be shown now

  @CAT-064
  Rule: Without a network the search finds what is at hand

    Example: A piece that was seen before
      Given Meera searches for "quenta"
      And Meera is offline
      When Meera types "brocade" into the search
      And 1 seconds pass
      Then the search offers "Quenta Brocade Cape"

    Example: The page of results
      Given Meera opens the category "Quenta Weaves"
      And Meera is offline
      When Meera searches for "brocade"
      Then the results read "Quenta Brocade Cape"
      And Meera reads of the results "You are offline. These pieces are on your device; there may be more in the shop."

    Scenario Outline: A piece of a list that was seen, by <what is typed>
      Given the category "Quenta Weaves" holds the "Lumera Tunic"
      And the shop sells a "Lumera Tunic" by "Ovelle Atelier" in these variants:
        | color  | size | price | pieces |
        | Indigo | M    | 2,000 | 3      |
      And Meera opens the category "Quenta Weaves"
      And Meera is offline
      When Meera searches for "<typed>"
      Then the results read "Lumera Tunic"

      Examples:
        | what is typed        | typed  |
        | its designer         | ovelle |
        | its name with a slip | lumeta |

    Example: A piece that was saved
      Given Meera opens the category "Quenta Weaves"
      And Meera saves the "Plain Wrap" from the list
      And Meera comes back later
      And Meera is offline
      When Meera searches for "plain wrap"
      Then the results read "Plain Wrap"

    Example: The network is back
      Given Meera searches for "quenta"
      And Meera is offline
      And Meera searches for "xandari"
      When Meera is online again
      Then the results read "Xandari Crémelle Gown"

  @CAT-056
  Rule: Without a network a search for what the device does not keep is empty, and says why

    Example: A word that nothing at hand has
      Given Meera opens the category "Quenta Weaves"
      And Meera is offline
      When Meera searches for "zzqqxx"
      Then there are no results
      And Meera reads of the results "You are offline, so we looked for “zzqqxx” on your device alone."

    Example: The shop has it, and the device does not
      Given Meera is offline
      When Meera searches for "crémelle"
      Then there are no results
      And Meera reads of the results "You are offline, so we looked for “crémelle” on your device alone."

  @CAT-064
  Rule: What was searched for is remembered on the device until it is forgotten

    @journey @long
    Example: Searching again
      Given Meera searches for "quenta"
      And Meera searches for "xandari"
      When Meera types "" into the search
      Then "xandari, quenta" is remembered

    Example: Forgetting
      Given Meera searches for "quenta"
      And Meera types "" into the search
      When Meera forgets the search for "quenta"
      Then no search is remembered
