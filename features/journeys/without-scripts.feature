@journeys
Feature: The shop without scripts, in the shopper's own language
  A list is narrowed, a piece is found and chosen, and all of it is read, where no script runs.

  Background:
    Given Meera's browser runs no scripts

  @ROUTE-45
  Rule: A colour and a size can be chosen without scripts

    @journey @api @page
    Scenario Outline: <choice> of a piece in three variants
      Given the shop sells a "Kurta Set" in these variants:
        | color  | size | price | pieces |
        | Ivory  | S    | 3,600 | 9      |
        | Madder | S    | 3,700 | 9      |
        | Madder | M    | 3,800 | 9      |
      And Meera looks at the "Kurta Set"
      And Meera chooses the size "<size>"
      When Meera chooses the color "<color>"
      Then the chosen color is "<color>" and the size "<size>"
      And Meera reads a price of "<price>"

      Examples:
        | choice               | size | color  | price  |
        | The dearest          | M    | Madder | ₹3,800 |

      @long
      Examples:
        | choice               | size | color  | price  |
        | Another of that size | S    | Madder | ₹3,700 |

  @ROUTE-45 @STORE-05
  Rule: Who runs no scripts shops in their own language

    @journey @api @page
    Scenario Outline: A list is narrowed and sorted in <language>
      Given the category "Coats" holds these pieces:
        | product    | color  | size | price |
        | Plain Wrap | Ivory  | S    | 1,000 |
        | Royal Coat | Indigo | M    | 9,000 |
        | Noble Coat | Indigo | S    | 5,000 |
      And Meera opens the category "Coats"
      And Meera reads on in <language>
      And Meera picks the color "Indigo"
      And Meera picks the price "₹150 and above"
      When Meera sorts the list by "Price low to high"
      Then the list reads "Noble Coat, Royal Coat"
      And Meera reads on the page "<items>"

      Examples:
        | language | items   |
        | Hindi    | 2 आइटम  |

      @long
      Examples:
        | language | items   |
        | Arabic   | منتجان  |

    @journey @long @api @page
    Scenario Outline: A list is read to its end in <language>
      Given the category "Shawls" holds 30 products
      And Meera opens the category "Shawls"
      And Meera reads on in <language>
      When Meera loads more
      Then Meera reads on the page "<progress>"

      Examples:
        | language | progress  |
        | Arabic   | 6 من 30   |

      @long
      Examples:
        | language | progress  |
        | Hindi    | 30 में से 6 |

    @journey @api @page
    Scenario Outline: A piece is searched for and chosen in <language>
      Given the shop sells a "Quenta Kurta" in these variants:
        | color | size | price | pieces |
        | Ivory | S    | 3,600 | 9      |
        | Ivory | M    | 3,800 | 2      |
      And Meera opens the home page
      And Meera reads on in <language>
      And Meera searches for "quenta"
      And Meera follows the "Quenta Kurta" in the list
      When Meera chooses the size "M"
      Then Meera reads a price of "₹3,800"
      And Meera reads on the page "<stock>"

      Examples:
        | language | stock           |
        | Hindi    | केवल 2 बचे हैं    |

      @long
      Examples:
        | language | stock           |
        | Arabic   | بقيت قطعتان فقط |

  @ROUTE-45
  Rule: What others say of a piece, its sizes and what goes well with it are read without scripts

    @journey @api @page
    Scenario Outline: It is read in <language>
      Given the shop sells a "Kurta Set" in these variants:
        | color | size | price | pieces |
        | Ivory | S    | 3,600 | 9      |
      And shoppers gave the "Kurta Set" 5 and 4 stars
      And "Quill Stole" goes well with the "Kurta Set"
      And Meera looks at the "Kurta Set"
      And Meera reads on in <language>
      When Meera follows "Reviews" on the page
      Then Meera reads on the page "<reviews>"
      And Meera reads on the page "<sizes>"
      And Meera reads on the page "Quill Stole"

      Examples:
        | language | reviews                      | sizes              |
        | Hindi    | 5 में से 4.5, कुल 2 समीक्षाएँ      | साइज़ सेंटीमीटर में।     |

      @long
      Examples:
        | language | reviews                      | sizes                |
        | German   | 4,5 von 5, aus 2 Bewertungen | Größen in Zoll.      |
        | Arabic   | 4.5 من 5، بناءً على تقييمين    | المقاسات بالسنتيمتر. |
